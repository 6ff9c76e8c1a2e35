import { expect, it } from "vitest";
import { sessionBusPath } from "./bus-address.js";

it.each([
  ["unix:path=/run/user/1000/bus", "/run/user/1000/bus"],
  ["unix:path=/tmp/dbus-x,guid=0123", "/tmp/dbus-x"],
  ["unix:guid=0123,path=/tmp/a%20b", "/tmp/a b"],
  ["unix:abstract=/tmp/dbus-x,guid=0123", "\0/tmp/dbus-x"],
  ["tcp:host=example.org,port=1;unix:path=/tmp/second", "/tmp/second"],
  ["tcp:host=example.org,port=1", "/run/user/7/bus"],
  ["unix:path=/tmp/100%;unix:path=/tmp/second", "/tmp/second"],
  ["unix:path=/tmp/100%", "/run/user/7/bus"],
  [" ", "/run/user/7/bus"],
  [undefined, "/run/user/7/bus"],
])("%j is the socket %j", (address, expected) => {
  expect(sessionBusPath({ DBUS_SESSION_BUS_ADDRESS: address }, "/run/user/7")).toBe(expected);
});
