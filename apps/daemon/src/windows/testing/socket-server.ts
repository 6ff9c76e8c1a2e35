import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type Server, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A server on a Unix socket in a directory of its own, standing in for a compositor. */
export class SocketServer {
  readonly path: string;
  readonly #dir: string;
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();

  /** Begins to listen; `onClient` is what it does with each connection. */
  static async start(onClient: (socket: Socket) => void, name = "socket"): Promise<SocketServer> {
    const server = new SocketServer(onClient, name);
    await new Promise<void>((resolve) => server.#server.listen(server.path, resolve));
    return server;
  }

  private constructor(onClient: (socket: Socket) => void, name: string) {
    this.#dir = mkdtempSync(join(tmpdir(), "antidrift-socket-"));
    this.path = join(this.#dir, name);
    this.#server = createServer((socket) => {
      this.#sockets.add(socket);
      socket.on("error", () => undefined);
      socket.once("close", () => this.#sockets.delete(socket));
      onClient(socket);
    });
  }

  get connections(): number {
    return this.#sockets.size;
  }

  /** To everybody who is connected. */
  send(bytes: Buffer | string): void {
    for (const socket of this.#sockets) socket.write(bytes);
  }

  dropClients(): void {
    for (const socket of this.#sockets) socket.destroy();
  }

  async stop(): Promise<void> {
    this.dropClients();
    await new Promise((resolve) => this.#server.close(resolve));
    rmSync(this.#dir, { recursive: true, force: true });
  }
}
