/**
 * A script that runs inside KWin, of Plasma 5 and 6, and calls us whenever another window, or another title, is in
 * front. `name` is our name on the bus.
 */
export function kwinScript(name: string): string {
  return `
var current = null;
function report() {
  var app = current ? String(current.resourceClass) : "";
  var title = current ? String(current.caption) : "";
  callDBus(${JSON.stringify(name)}, "/", "org.antidrift.Evidence", "Window", app, title);
}
function follow(window) {
  try {
    if (current) current.captionChanged.disconnect(report);
  } catch (gone) {
    // A closed window has no signals any more.
  }
  current = window || null;
  if (current) current.captionChanged.connect(report);
  report();
}
(workspace.windowActivated || workspace.clientActivated).connect(follow);
follow(workspace.activeWindow || workspace.activeClient);
`;
}
