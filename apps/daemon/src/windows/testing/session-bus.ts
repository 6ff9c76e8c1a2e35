import { once } from "node:events";
import { rmSync } from "node:fs";
import { sessionBusPath } from "../dbus/bus-address.js";
import { DbusConnection, type CallHandler } from "../dbus/dbus-connection.js";
import { runProgram, type RunningProgram } from "./run-program.js";

/** A real session bus of the test's own. */
export class SessionBus {
  /** "unix:path=..." */
  readonly address: string;
  readonly #daemon: RunningProgram;

  static async start(): Promise<SessionBus> {
    const daemon = runProgram("dbus-daemon", ["--session", "--nofork", "--nopidfile", "--print-address=1"], {
      stdio: ["ignore", "pipe", "ignore"],
    });
    const [address] = await once(daemon.child.stdout ?? daemon.child, "data");
    return new SessionBus(String(address).trim(), daemon);
  }

  /** The socket it listens at. */
  get path(): string {
    return sessionBusPath({ DBUS_SESSION_BUS_ADDRESS: this.address }, "/nowhere");
  }

  /** Somebody on the bus who answers calls under a well-known name, until `signal` aborts. */
  async serve(name: string, answer: CallHandler, signal: AbortSignal): Promise<DbusConnection> {
    const service = await DbusConnection.open(this.path, signal);
    service.onCall(answer);
    const bus = {
      destination: "org.freedesktop.DBus",
      path: "/org/freedesktop/DBus",
      interface: "org.freedesktop.DBus",
    };
    await service.call({ ...bus, member: "RequestName" }, name, 0);
    return service;
  }

  private constructor(address: string, daemon: RunningProgram) {
    this.address = address;
    this.#daemon = daemon;
  }

  /** Ends it and removes the socket that a bus which is killed leaves. */
  async stop(): Promise<void> {
    await this.#daemon.stop();
    rmSync(this.path, { force: true });
  }
}
