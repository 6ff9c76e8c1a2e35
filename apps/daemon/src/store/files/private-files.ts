import {
  chmodSync,
  closeSync,
  fsyncSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  statSync,
} from "node:fs";
import { dirname } from "node:path";
import { errorCode } from "../../error-code.js";

import { SharedDirectoryError } from "./shared-directory-error.js";

const DIRECTORY_MODE = 0o700;
const FILE_MODE = 0o600;

/**
 * Makes sure the directory exists and is the user's alone. One that is open to others must be empty or hold one of
 * the names in `own`, where they are given: others may live in it. Throws `SharedDirectoryError`, and what the file system throws.
 */
export function ensurePrivateDirectory(path: string, own?: readonly string[]): void {
  makeDirectories(path);
  if (own !== undefined && isOpenToOthers(path)) {
    const names = readdirSync(path);
    if (names.length > 0 && !own.some((name) => names.includes(name))) throw new SharedDirectoryError(path);
  }
  tighten(path, DIRECTORY_MODE);
}

/**
 * Makes sure a file is there that can be written and is the user's alone, so that what is written later was never
 * readable by others. Throws what the file system throws.
 */
export function ensurePrivateFile(path: string): void {
  // One that is there may not be open to anyone.
  if (nameExists(path)) tighten(path, FILE_MODE);
  closeSync(openSync(path, "a", FILE_MODE));
}

/** Gives the user, and nobody else, access to a file that is there. */
export function tightenFile(path: string): void {
  tighten(path, FILE_MODE);
}

/** Tells one file from another that stands at its place later; undefined when nothing stands there. */
export function inodeOf(path: string): bigint | undefined {
  return statSync(path, { bigint: true, throwIfNoEntry: false })?.ino;
}

/** Makes the names in a directory survive power loss. Windows does so by itself and cannot open one. */
export function syncDirectory(path: string): void {
  if (process.platform === "win32") return;
  syncPath(path);
}

/** Makes the content of a file survive power loss. */
export function syncFile(path: string): void {
  syncPath(path, "r+");
}

/** Whether the name is taken, be it by a symbolic link to nowhere. */
export function nameExists(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
}

/** Level by level: asked for all at once, Node never ends where a level can neither be found nor made, as in /proc. */
function makeDirectories(path: string): void {
  if (isDirectory(path)) return;
  const parent = dirname(path);
  if (parent !== path) makeDirectories(parent);
  try {
    mkdirSync(path, { mode: DIRECTORY_MODE });
  } catch (error) {
    // Another daemon that starts just now was quicker.
    if (errorCode(error) !== "EEXIST" || !isDirectory(path)) throw error;
  }
}

function isDirectory(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

function isOpenToOthers(path: string): boolean {
  return process.platform !== "win32" && (statSync(path).mode & 0o077) !== 0;
}

function tighten(path: string, mode: number): void {
  // Windows has no such bits: a user's profile is the user's alone there.
  if (process.platform === "win32") return;
  if ((statSync(path).mode & 0o777) !== mode) chmodSync(path, mode);
}

function syncPath(path: string, flags = "r"): void {
  const descriptor = openSync(path, flags);
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
