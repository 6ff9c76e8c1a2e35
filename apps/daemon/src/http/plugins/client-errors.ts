import { STATUS_CODES, type IncomingMessage, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { ErrorReply } from "@antidrift/wire";
import { wireError } from "../error-table.js";
import { RequestRefusedError } from "../request-refused-error.js";
import { secure, securityHeaderLines } from "../security/security-headers.js";

const statuses: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** By then a client on this network has the answer, if it reads at all. */
const LINGER_MS = 1000;

/** Answers what is no HTTP request at all, or came too slowly, and closes the connection, whatever the client does. */
export function answerClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (!socket.writable || error.code === "ECONNRESET" || socket.bytesWritten > 0) {
    socket.destroy();
    return;
  }
  const status = statuses[error.code ?? ""] ?? 400;
  const refusal: ErrorReply = { error: "This is no request that AntiDrift can read.", code: "bad_request" };
  const body = JSON.stringify(refusal);
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Type: application/json\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\n${securityHeaderLines()}Connection: close\r\n\r\n${body}`,
  );
  // To end is only half of it: a client that neither reads nor ends its own side would keep its place for ever.
  const timer = setTimeout(() => socket.destroy(), LINGER_MS).unref();
  socket.once("close", () => clearTimeout(timer));
}

/** Answers a header `Expect` that asks for what HTTP does not know. Node would answer without a body. */
export function refuseExpectation(request: IncomingMessage, response: ServerResponse): void {
  secure(request, response);
  const { status, body } = wireError(new RequestRefusedError("ErrExpectation"));
  response
    .writeHead(status, { "Content-Type": "application/json", Connection: "close" })
    .end(JSON.stringify(body));
}
