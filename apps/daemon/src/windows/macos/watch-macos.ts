import { understandReport } from "../child/child-report.js";
import { watchChild } from "../child/watch-child.js";
import type { Watch } from "../watch.js";
import { MACOS_SCRIPT } from "./macos-script.js";

const REASONS = {
  screen_recording:
    "macOS hides the titles of windows. Allow it in System Settings > Privacy & Security > Screen Recording " +
    "for the program that started AntiDrift (your terminal), then start AntiDrift again.",
};

/**
 * Follows the front window of macOS, looking once a second. By the system's own `osascript`: the libraries for it
 * download or compile a native part when they are installed, which must not be able to fail for everybody else.
 */
export function watchMacos(command = "/usr/bin/osascript"): Watch {
  return watchChild({
    command,
    args: ["-l", "JavaScript", "-e", MACOS_SCRIPT],
    understand: understandReport(REASONS),
  });
}
