import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import { RequestRefusedError } from "../request-refused-error.js";

const cookieName = "antidrift_token";
const cookieMaxAgeSecs = 365 * 24 * 60 * 60;

/**
 * Demands the token of every request: as `Authorization: Bearer`, or as the cookie that opening `/?token=` sets once.
 * The cookie holds a value derived from the token, so that the token itself is not kept by the browser.
 */
export function tokenGuard(token: string): (request: FastifyRequest, reply: FastifyReply) => Promise<void> {
  const expected = { token: digest(token), cookie: digest(cookieValue(token)) };
  return async (request, reply) => {
    const bearer = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? "")?.[1];
    if (bearer !== undefined && timingSafeEqual(digest(bearer), expected.token)) return;
    const cookie = readCookie(request.headers.cookie ?? "");
    const offered = offeredToken(request);
    if (offered !== undefined && timingSafeEqual(digest(offered), expected.token)) {
      setCookie(reply, token);
      // Takes the token out of the address bar and the history.
      await reply.redirect("/", 303);
      return;
    }
    if (cookie !== undefined && timingSafeEqual(digest(cookie), expected.cookie)) return;
    reply.header("WWW-Authenticate", 'Bearer realm="AntiDrift"');
    throw new RequestRefusedError("ErrNotAuthorized");
  };
}

/** Only on "/" itself, so that where the redirect leads is never the client's to say. */
function offeredToken(request: FastifyRequest): string | undefined {
  const [path, query] = (request.raw.url ?? "").split("?", 2);
  if (request.method !== "GET" || path !== "/" || query === undefined) return undefined;
  return new URLSearchParams(query).get("token") ?? undefined;
}

function setCookie(reply: FastifyReply, token: string): void {
  reply.header(
    "Set-Cookie",
    `${cookieName}=${cookieValue(token)}; Path=/; Max-Age=${cookieMaxAgeSecs}; HttpOnly; SameSite=Strict`,
  );
}

function readCookie(header: string): string | undefined {
  const prefix = `${cookieName}=`;
  const pair = header.split(";").find((part) => part.trim().startsWith(prefix));
  return pair?.trim().slice(prefix.length);
}

function cookieValue(token: string): string {
  return createHash("sha256").update(`antidrift cookie ${token}`).digest("base64url");
}

/** Of equal length whatever was sent: the comparison then takes the same time for every wrong value. */
function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
