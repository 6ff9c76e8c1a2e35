import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import { RequestRefusedError } from "../request-refused-error.js";

const COOKIE_NAME = "antidrift_token";
const COOKIE_MAX_AGE_SECS = 365 * 24 * 60 * 60;

/**
 * Demands the token of every request: as `Authorization: Bearer`, or as the cookie that opening `/?token=` sets once.
 * The cookie holds a value derived from the token, so that the token itself is not kept by the browser.
 */
export function tokenGuard(token: string): (request: FastifyRequest, reply: FastifyReply) => Promise<void> {
  const expected = { token: digest(token), cookie: digest(cookieValue(token)) };
  return async (request, reply) => {
    const bearer = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? "")?.[1];
    if (bearer !== undefined && timingSafeEqual(digest(bearer), expected.token)) return;
    if (offeredTokens(request).some((offered) => timingSafeEqual(digest(offered), expected.token))) {
      setCookie(request, reply, token);
      // Takes the token out of the address bar and the history.
      await reply.redirect("/", 303);
      return;
    }
    const cookies = readCookies(request.headers.cookie ?? "");
    if (cookies.some((cookie) => timingSafeEqual(digest(cookie), expected.cookie))) return;
    reply.header("WWW-Authenticate", 'Bearer realm="AntiDrift"');
    throw new RequestRefusedError("ErrNotAuthorized");
  };
}

/**
 * What the address may mean by its token. People type it as it is, browsers then escape some of its characters, and
 * programs escape all of them: which of these was done cannot be seen, so that each is tried. Only on "/" itself, so
 * that where the redirect leads is never the client's to say.
 */
function offeredTokens(request: FastifyRequest): readonly string[] {
  const query = /^\/\?(.*)$/s.exec(request.raw.url ?? "")?.[1];
  if (request.method !== "GET" || query === undefined) return [];
  const whole = /^token=(.*)$/s.exec(query)?.[1];
  const asParameter = new URLSearchParams(query).get("token");
  return [
    ...(whole === undefined ? [] : [whole, whole.replaceAll(ESCAPED_BY_BROWSERS, decode), decode(whole)]),
    ...(asParameter === null ? [] : [asParameter]),
  ];
}

/** The printable characters that a browser escapes in the query of an address that somebody typed. */
const ESCAPED_BY_BROWSERS = /%(?:22|27|3C|3E|5B|5C|5D|5E|60|7B|7C|7D)/giu;

/** The text itself where it is not escaped at all. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Browsers send the cookies of a host to all its ports: with the port in the name, each daemon has its own. */
function setCookie(request: FastifyRequest, reply: FastifyReply, token: string): void {
  const port = /:(\d+)$/.exec(request.headers.host ?? "")?.[1];
  const name = port === undefined ? COOKIE_NAME : `${COOKIE_NAME}_${port}`;
  reply.header(
    "Set-Cookie",
    `${name}=${cookieValue(token)}; Path=/; Max-Age=${COOKIE_MAX_AGE_SECS}; HttpOnly; SameSite=Strict`,
  );
}

/** The values of every cookie that may be ours: of other ports, and of other pages of this host, there may be more. */
function readCookies(header: string): readonly string[] {
  const pairs = header.split(";").map((pair) => pair.trim());
  return pairs.flatMap((pair) => /^antidrift_token(?:_\d+)?=(.*)$/s.exec(pair)?.[1] ?? []);
}

function cookieValue(token: string): string {
  return createHash("sha256").update(`antidrift cookie ${token}`).digest("base64url");
}

/** Of equal length whatever was sent: the comparison then takes the same time for every wrong value. */
function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
