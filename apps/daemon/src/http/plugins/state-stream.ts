import type { FastifyInstance } from "fastify";
import type { Controller } from "@antidrift/session";
import { StateView } from "@antidrift/wire/schemas";
import { RequestRefusedError } from "../request-refused-error.js";
import { routeOf } from "../routes/route-of.js";
import { project } from "../schemas/serializer-compiler.js";
import { EventStreams, type EventStreamsOptions } from "../streams/event-streams.js";
import { retry, stateEvent } from "../streams/state-event.js";

const headers = {
  "Content-Type": "text/event-stream; charset=utf-8",
  "Cache-Control": "no-cache, no-transform",
  "X-Accel-Buffering": "no",
  // The end of the connection ends the stream: no chunk has to be framed for any of a thousand readers.
  Connection: "close",
};

/** `GET /events`: the State to every open stream, serialized once a change. */
export function streamState(
  app: FastifyInstance,
  controller: Controller,
  options?: EventStreamsOptions,
): void {
  const streams = new EventStreams(options);
  const unsubscribe = controller.subscribe((state) => {
    if (streams.size > 0) streams.publish(eventOf(state));
  });
  app.addHook("preClose", async () => {
    unsubscribe();
    streams.end();
  });

  app.route({
    ...routeOf("streamState"),
    handler: (request, reply) => {
      if (streams.full) throw new RequestRefusedError("ErrTooManyStreams");
      reply.hijack();
      const response = reply.raw;
      // Without this the response would be framed in chunks, `Connection: close` or not.
      response.useChunkedEncodingByDefault = false;
      response.writeHead(200, headers);
      if (request.method === "HEAD") response.end();
      else streams.add(response, Buffer.concat([retry, eventOf(controller.state())]));
    },
  });
}

function eventOf(state: StateView): Buffer {
  return stateEvent(state.revision, JSON.stringify(project(StateView, state)));
}
