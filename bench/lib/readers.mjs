import { connect } from "node:net";

const mark = Buffer.from("event: state\n");

/** Many readers of one server's events, and when each of them had the last one. */
export class Readers {
  #sockets = [];
  #missing = 0;
  #arrived = [];
  #done = () => {};

  /** Opens them a hundred at a time; each has had its first event when this settles. */
  static async open(url, count) {
    const readers = new Readers();
    for (let opened = 0; opened < count; opened += 100) {
      const batch = Math.min(100, count - opened);
      await readers.expect(batch, () => {
        for (let n = 0; n < batch; n += 1) readers.#add(new URL(url));
      });
    }
    return readers;
  }

  get count() {
    return this.#sockets.length;
  }

  /** Does `cause`, waits until this many events have arrived, and answers with the milliseconds each took. */
  async expect(events, cause) {
    this.#missing = events;
    this.#arrived = [];
    const done = new Promise((resolve) => {
      this.#done = resolve;
    });
    const started = performance.now();
    await Promise.all([cause(), done]);
    return this.#arrived.map((time) => time - started);
  }

  close() {
    for (const socket of this.#sockets) socket.destroy();
  }

  #add({ hostname, port }) {
    const socket = connect(Number(port), hostname);
    // An event may arrive in two pieces; the end of one is kept to find a mark that was cut.
    let rest = Buffer.alloc(0);
    socket.on("data", (chunk) => {
      const bytes = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
      let from = 0;
      for (let at = bytes.indexOf(mark); at !== -1; at = bytes.indexOf(mark, from)) {
        from = at + mark.length;
        this.#count();
      }
      rest = bytes.subarray(Math.max(from, bytes.length - mark.length + 1));
    });
    socket.on("error", () => {});
    socket.write(`GET /events HTTP/1.1\r\nHost: ${hostname}:${port}\r\n\r\n`);
    this.#sockets.push(socket);
  }

  #count() {
    this.#arrived.push(performance.now());
    this.#missing -= 1;
    if (this.#missing === 0) this.#done();
  }
}

/** The bytes of one State event, as the daemon sends them to whoever connects. */
export function firstEvent(url) {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    socket.write(`GET /events HTTP/1.1\r\nHost: ${hostname}:${port}\r\n\r\n`);
    let text = "";
    socket.on("error", reject).on("data", (chunk) => {
      text += chunk;
      const event = /id: \d+\nevent: state\ndata: .*\n\n/.exec(text)?.[0];
      if (event === undefined) return;
      socket.destroy();
      resolve(event);
    });
  });
}
