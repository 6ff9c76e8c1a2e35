import { understandReport } from "../child/child-report.js";
import { watchChild } from "../child/watch-child.js";
import type { Watch } from "../watch.js";
import { MSWINDOWS_SCRIPT } from "./mswindows-script.js";

const REASONS = {
  restricted:
    "PowerShell is restricted on this computer and cannot ask for the front window. " +
    "Let ActivityWatch see it (ANTIDRIFT_EVIDENCE=activitywatch), or report it by POST /evidence/window.",
};

/**
 * Follows the front window of Windows, looking once a second. By the system's own PowerShell: the libraries for it
 * download or compile a native part when they are installed, which must not be able to fail for everybody else.
 */
export function watchMsWindows(command = "powershell.exe"): Watch {
  // The one way to hand over a script that no quoting can change.
  const encoded = Buffer.from(MSWINDOWS_SCRIPT, "utf16le").toString("base64");
  const args = ["-NoLogo", "-NoProfile", "-NonInteractive", "-EncodedCommand", encoded];
  return watchChild({ command, args, understand: understandReport(REASONS) });
}
