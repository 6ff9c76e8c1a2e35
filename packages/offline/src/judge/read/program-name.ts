import { plain } from "../text/plain.js";

/** "org.gnome.Nautilus", "com.google.Chrome": what distributes a program, before its name. */
const DOMAIN = /^(?:[a-z][\w-]*\.){2,}(?=[\w-]+$)/u;
const FILE_ENDING = /\.(?:exe|app|appimage|bin|x86_64|desktop)$/u;

/** The name of a program as lists know it, from what the window system calls it. */
export function programName(app: string): string {
  const name = plain(app.slice(0, 200)).replace(FILE_ENDING, "");
  return name.replace(DOMAIN, "");
}
