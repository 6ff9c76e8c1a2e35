import { existsSync } from "node:fs";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { RequestRefusedError } from "../request-refused-error.js";

/** Vite puts a hash of the content into these names, so what was read once never changes. */
const hashedFile = /^\/assets\/[\w.-]+$/;
const plainFile = /^\/[\w-]+(?:\.[\w-]+)+$/;

/**
 * Serves the built page: its files by name, and `index.html` for every address a person opens that is no route of
 * the API. Programs that ask for what is not there get a 404 in JSON.
 */
export async function servePages(app: FastifyInstance, root: string): Promise<void> {
  await app.register(fastifyStatic, {
    root,
    serve: false,
    index: false,
    dotfiles: "deny",
    cacheControl: false,
  });
  app.get("/*", { config: { isPage: true }, schema: { hide: true } }, (request, reply) =>
    servePage(request, reply, root),
  );
}

async function servePage(request: FastifyRequest, reply: FastifyReply, root: string): Promise<FastifyReply> {
  const [path = "/"] = (request.raw.url ?? "/").split("?", 1);
  if ((hashedFile.test(path) || plainFile.test(path)) && existsSync(join(root, path))) {
    reply.header("Cache-Control", hashedFile.test(path) ? "public, max-age=31536000, immutable" : "no-cache");
    return reply.sendFile(path.slice(1));
  }
  const isForPerson = request.headers.accept?.includes("text/html") === true && !/\.\w+$/.test(path);
  if (!isForPerson) throw new RequestRefusedError("ErrNotFound");
  reply.header("Cache-Control", "no-cache");
  if (existsSync(join(root, "index.html"))) return reply.sendFile("index.html");
  return reply.code(503).type("text/html; charset=utf-8").send(notBuilt);
}

const notBuilt = `<!doctype html><html lang="en"><meta charset="utf-8"><title>AntiDrift</title>
<h1>The page is not built</h1><p>The daemon runs and its API works. Build the page with <code>npm start</code> or <code>pnpm build</code>, then reload.</p></html>
`;
