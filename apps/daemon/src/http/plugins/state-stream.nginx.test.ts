import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { FIRST_REVISION } from "@antidrift/session/testing";
import { expect, it, onTestFinished } from "vitest";
import { EventReader } from "../../testing/event-reader.js";
import { startTestApp } from "../../testing/test-app.js";

const hasNginx = spawnSync("nginx", ["-v"]).error === undefined;

it.skipIf(!hasNginx)(
  `passes events on through nginx as it is after installation${hasNginx ? "" : " (skipped: nginx is not installed)"}`,
  async () => {
    const { listen, controller } = await startTestApp();
    const reader = await EventReader.open(await startNginx(await listen()));
    // An nginx that kept events back would keep these: the stream does not end, and is too short to fill a buffer.
    expect(await reader.next()).toMatchObject({ event: "state", id: `${FIRST_REVISION}` });
    controller.enterPlanning();
    expect(await reader.next()).toMatchObject({ id: `${FIRST_REVISION + 1}` });
  },
);

/** With no setting but the address to pass on to, and its files in a directory that goes with the test. */
async function startNginx(daemonPort: number): Promise<string> {
  const dir = mkdtempSync(join(tmpdir(), "antidrift-nginx-"));
  // A port could be taken before nginx takes it.
  const socketPath = join(dir, "socket");
  const file = join(dir, "nginx.conf");
  writeFileSync(
    file,
    `daemon off; pid ${dir}/pid; error_log ${dir}/error.log;
     events {}
     http {
       access_log off;
       client_body_temp_path ${dir}; proxy_temp_path ${dir}; fastcgi_temp_path ${dir};
       uwsgi_temp_path ${dir}; scgi_temp_path ${dir};
       server { listen unix:${socketPath}; location / { proxy_pass http://127.0.0.1:${daemonPort}; } }
     }`,
  );
  const nginx = spawn("nginx", ["-c", file, "-p", dir, "-e", join(dir, "error.log")], { stdio: "ignore" });
  const exited = new Promise((resolve) => nginx.once("exit", resolve));
  onTestFinished(async () => {
    nginx.kill("SIGTERM");
    await exited;
    rmSync(dir, { recursive: true, force: true });
  });
  await expect.poll(() => isOpen(socketPath)).toBe(true);
  return socketPath;
}

function isOpen(socketPath: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(socketPath);
    socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
    socket.once("connect", () => socket.destroy());
  });
}
