/** PowerShell: once a second it looks which window is in front, and prints it when it changed, or after ten seconds. */
export const MSWINDOWS_SCRIPT = String.raw`
$ErrorActionPreference = 'Stop'
[Console]::OutputEncoding = New-Object System.Text.UTF8Encoding $false
try {
  Add-Type -TypeDefinition @'
using System;
using System.Runtime.InteropServices;
using System.Text;
public static class Front {
  [StructLayout(LayoutKind.Sequential)] struct LastInput { public uint Size; public uint Tick; }
  [DllImport("user32.dll")] static extern IntPtr GetForegroundWindow();
  [DllImport("user32.dll", CharSet = CharSet.Unicode)] static extern int GetWindowText(IntPtr window, StringBuilder text, int max);
  [DllImport("user32.dll")] static extern uint GetWindowThreadProcessId(IntPtr window, out uint process);
  [DllImport("user32.dll")] static extern bool GetLastInputInfo(ref LastInput info);
  public static string Title() {
    StringBuilder text = new StringBuilder(11000);
    GetWindowText(GetForegroundWindow(), text, text.Capacity);
    return text.ToString();
  }
  public static uint Process() {
    uint process;
    GetWindowThreadProcessId(GetForegroundWindow(), out process);
    return process;
  }
  public static uint IdleMs() {
    LastInput info = new LastInput();
    info.Size = (uint)Marshal.SizeOf(info);
    GetLastInputInfo(ref info);
    return unchecked((uint)Environment.TickCount - info.Tick);
  }
}
'@
} catch {
  [Console]::Out.WriteLine('{"problem":"restricted"}')
  exit
}

function Get-App([uint32]$id) {
  if ($id -eq 0) { return '' }
  $process = Get-Process -Id $id -ErrorAction SilentlyContinue
  if ($null -eq $process) { return '' }
  $description = try { $process.MainModule.FileVersionInfo.FileDescription } catch { $null }
  if ($description) { return $description } else { return $process.ProcessName }
}

$last = ''
$silent = 0
while ($true) {
  $id = [Front]::Process()
  $title = [Front]::Title()
  $idle = [Front]::IdleMs()
  $seen = "$id|$($idle -ge 180000)|$title"
  $silent += 1
  if ($seen -ne $last -or $silent -ge 10) {
    $report = @{ app = (Get-App $id); title = $title; idle_ms = $idle }
    [Console]::Out.WriteLine(($report | ConvertTo-Json -Compress))
    $last = $seen
    $silent = 0
  }
  Start-Sleep -Milliseconds 1000
}
`;
