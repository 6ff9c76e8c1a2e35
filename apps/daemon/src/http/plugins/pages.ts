import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { errorCode } from "../../error-code.js";
import { RequestRefusedError } from "../request-refused-error.js";
import { inlineSources, type InlineSources } from "../security/inline-sources.js";
import { secure } from "../security/security-headers.js";

/** Vite puts a hash of the content into these names, so what was read once never changes. */
const hashedFile = /^\/assets\/[\w-][\w.-]*$/;
const plainFile = /^\/[\w-]+(?:\.[\w-]+)+$/;
/** These are the page, whatever is said to be accepted. */
const ownAddresses = new Set(["/", "/index.html"]);
const forever = "public, max-age=31536000, immutable";

/**
 * Serves the built page: its files by name, and `index.html` for every address a person opens that is no route of
 * the API. Programs that ask for what is not there, anywhere but at "/", get a 404 in JSON.
 */
export function servePages(app: FastifyInstance, root: string): void {
  app.get("/*", { config: { isPage: true }, schema: { hide: true } }, (request, reply) =>
    servePage(request, reply, root),
  );
}

async function servePage(request: FastifyRequest, reply: FastifyReply, root: string): Promise<FastifyReply> {
  const [path = "/"] = (request.raw.url ?? "/").split("?", 1);
  const isHashed = hashedFile.test(path);
  if (!ownAddresses.has(path) && (isHashed || plainFile.test(path))) {
    const file = await readPageFile(request, root, path);
    if (file !== undefined) return sendFile(reply, file, isHashed ? forever : "no-cache");
  }
  const isForPerson = request.headers.accept?.includes("text/html") === true && !/\.\w+$/.test(path);
  if (!isForPerson && !ownAddresses.has(path)) throw new RequestRefusedError("ErrNotFound");
  // Read anew each time: the page may be built again while the daemon runs.
  const sources = await sourcesIn(join(root, "index.html"));
  const page = await readPageFile(request, root, "/index.html");
  if (page === undefined) return reply.code(503).type("text/html; charset=utf-8").send(notBuilt);
  if (sources !== undefined) secure(request.raw, reply.raw, sources);
  return sendFile(reply, page, "no-cache");
}

async function sourcesIn(file: string): Promise<InlineSources | undefined> {
  try {
    return inlineSources(await readFile(file, "utf8"));
  } catch (error) {
    if (errorCode(error) === "ENOENT") return undefined;
    throw error;
  }
}

type PageFile = Awaited<ReturnType<typeof openFile>>;

async function readPageFile(
  request: FastifyRequest,
  root: string,
  path: string,
): Promise<PageFile | undefined> {
  const file = await openFile(request, root, path);
  if (file.type === "file" || file.statusCode === 304) return file;
  if (file.statusCode === 412) throw new RequestRefusedError("ErrPrecondition");
  if (file.type === "error" && file.statusCode >= 500) throw file.metadata.error;
  return undefined;
}

/** Loaded with the first page: the daemon is up sooner without it. */
async function openFile(request: FastifyRequest, root: string, path: string) {
  const { send } = await import("@fastify/send");
  return send(request.raw, path, {
    root,
    index: false,
    dotfiles: "deny",
    cacheControl: false,
    acceptRanges: false,
  });
}

function sendFile(reply: FastifyReply, file: PageFile, cacheControl: string): FastifyReply {
  return reply
    .code(file.statusCode)
    .headers({ ...file.headers, "Cache-Control": cacheControl })
    .send(file.stream);
}

const notBuilt = `<!doctype html><html lang="en"><meta charset="utf-8"><title>AntiDrift</title>
<h1>The page is not built</h1><p>The daemon runs and its API works. Build the page with <code>npm start</code> or <code>pnpm build</code>, then reload.</p></html>
`;
