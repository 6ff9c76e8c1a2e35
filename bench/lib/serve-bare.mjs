// What the daemon is compared with: node:http and a loop, nothing else. Its argument is the file of the event's bytes.
import { readFileSync } from "node:fs";
import { createServer } from "node:http";

const [, , file] = process.argv;
const event = file === undefined ? Buffer.alloc(0) : readFileSync(file);
const streams = new Set();

const server = createServer((request, response) => {
  if (request.url === "/events") {
    response.writeHead(200, { "Content-Type": "text/event-stream", "Cache-Control": "no-cache" });
    response.write(event);
    streams.add(response);
    response.on("close", () => streams.delete(response));
    return;
  }
  if (request.method === "POST") for (const stream of streams) stream.write(event);
  response.setHeader("Content-Type", "application/json");
  response.end("{}");
});
server.listen(Number(process.env.PORT ?? 0), "127.0.0.1", () => {
  console.log(`runs at http://127.0.0.1:${server.address().port} `);
});
