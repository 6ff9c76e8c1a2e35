import { describe, expect, it } from "vitest";
import type { FastifyRequest } from "fastify";
import { wireError } from "../error-table.js";
import { hostGuard } from "./guard-host.js";

/** "passes", or the status it is refused with. */
function outcome(boundHost: string, hosts: readonly string[], url = "/state"): string | number {
  return outcomeOf(boundHost, {
    url,
    httpVersion: "1.1",
    headers: { host: hosts[0] },
    rawHeaders: hosts.flatMap((host) => ["Host", host]),
  });
}

function outcomeOf(boundHost: string, raw: object): string | number {
  try {
    hostGuard(boundHost)({ raw } as unknown as FastifyRequest);
    return "passes";
  } catch (error) {
    return wireError(error).status;
  }
}

describe("on loopback", () => {
  it.each([
    "localhost",
    "localhost:3738",
    "LOCALHOST:80",
    "localhost.:3738",
    "127.0.0.1",
    "127.0.0.1:9999",
    "127.1.2.3:3738",
    "[::1]",
    "[::1]:3738",
  ])("answers for %s", (host) => {
    expect(outcome("127.0.0.1", [host])).toBe("passes");
  });

  it.each([
    "evil.example",
    "evil.example:3738",
    "localhost.evil.example",
    "127.0.0.1.evil.example",
    "evil.example:3738@localhost",
    "localhost@evil.example",
    "localhost:3738, evil.example",
    "localhost/evil",
    "localhost:99999999",
    "localhost..",
    "0.0.0.0:3738",
    "2130706433",
    "0x7f.1",
    "127.1",
    "[::ffff:127.0.0.1]:3738",
    "[fe80::1]",
    "192.168.1.5:3738",
    " ",
    "",
  ])("refuses %j", (host) => {
    expect(outcome("127.0.0.1", [host])).toBe(421);
  });

  it("refuses a request without a Host, which only HTTP/1.0 allows", () => {
    const raw = { url: "/state", headers: {}, rawHeaders: [] };
    expect(outcomeOf("127.0.0.1", { ...raw, httpVersion: "1.0" })).toBe(421);
    expect(outcomeOf("127.0.0.1", { ...raw, httpVersion: "1.1" })).toBe(400);
  });

  it("refuses two of them, even two good ones", () => {
    expect(outcome("127.0.0.1", ["localhost", "evil.example"])).toBe(421);
    expect(outcome("127.0.0.1", ["localhost", "localhost"])).toBe(421);
  });

  it("refuses an address that carries a host of its own", () => {
    expect(outcome("127.0.0.1", ["localhost"], "http://evil.example/state")).toBe(421);
    expect(outcome("127.0.0.1", ["localhost"], "*")).toBe(421);
  });
});

describe("on an address of the network", () => {
  it("answers for that address and for loopback", () => {
    expect(outcome("192.168.1.5", ["192.168.1.5:3738"])).toBe("passes");
    expect(outcome("192.168.1.5", ["localhost:3738"])).toBe("passes");
    expect(outcome("192.168.1.5", ["192.168.1.6:3738"])).toBe(421);
  });

  it("answers for every address in figures when it listens on all, and for no foreign name", () => {
    expect(outcome("0.0.0.0", ["10.1.2.3:3738"])).toBe("passes");
    expect(outcome("::", ["[fe80::1]:3738"])).toBe("passes");
    expect(outcome("0.0.0.0", ["evil.example:3738"])).toBe(421);
  });
});
