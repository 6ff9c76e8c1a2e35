/**
 * JavaScript for `osascript`: once a second it looks which window is in front, and prints it when it changed, or ten
 * seconds after the last line. The list of windows is asked, which is ordered from the front, since the workspace
 * object's own idea of the front application is only kept fresh for programs with an event loop.
 */
export const MACOS_SCRIPT = `
ObjC.import("AppKit");
ObjC.import("CoreGraphics");
const ON_SCREEN_WITHOUT_DESKTOP = 1 | 16;
const ANY_INPUT = 0xffffffff;

function print(report) {
  const text = $.NSString.alloc.initWithUTF8String(JSON.stringify(report) + "\\n");
  $.NSFileHandle.fileHandleWithStandardOutput.writeData(text.dataUsingEncoding($.NSUTF8StringEncoding));
}

function front() {
  const list = ObjC.castRefToObject($.CGWindowListCopyWindowInfo(ON_SCREEN_WITHOUT_DESKTOP, 0));
  for (const window of ObjC.deepUnwrap(list) || []) {
    if (window.kCGWindowLayer === 0) return { app: window.kCGWindowOwnerName || "", title: window.kCGWindowName || "" };
  }
  return { app: "", title: "" };
}

let last = "";
let silent = 0;
for (;;) {
  if (!$.CGPreflightScreenCaptureAccess()) {
    print({ problem: "screen_recording" });
    break;
  }
  const window = front();
  const idle_ms = Math.round($.CGEventSourceSecondsSinceLastEventType(1, ANY_INPUT) * 1000);
  const seen = JSON.stringify([window, idle_ms >= 180000]);
  silent += 1;
  if (seen !== last || silent >= 10) {
    print({ app: window.app, title: window.title, idle_ms: idle_ms });
    last = seen;
    silent = 0;
  }
  delay(1);
}
`;
