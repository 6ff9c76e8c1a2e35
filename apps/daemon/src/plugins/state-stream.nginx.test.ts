import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { EventReader } from "../testing/event-reader.js";
import { startTestApp } from "../testing/test-app.js";

const hasNginx = spawnSync("nginx", ["-v"]).error === undefined;

it.skipIf(!hasNginx)(
  `passes events on through nginx as it is after installation${hasNginx ? "" : " (skipped: nginx is not installed)"}`,
  async () => {
    const { listen, controller } = await startTestApp();
    const port = await startNginx(await listen());
    const started = performance.now();
    const reader = await EventReader.open(port);
    expect(await reader.next()).toMatchObject({ event: "state", id: "0" });
    expect(performance.now() - started).toBeLessThan(1000);
    controller.enterPlanning();
    expect(await reader.next()).toMatchObject({ id: "1" });
    expect(performance.now() - started).toBeLessThan(2000);
  },
);

/** With no setting but the address to pass on to, and its files in a directory that goes with the test. */
async function startNginx(daemonPort: number): Promise<number> {
  const dir = mkdtempSync(join(tmpdir(), "antidrift-nginx-"));
  const port = await freePort();
  const file = join(dir, "nginx.conf");
  writeFileSync(
    file,
    `daemon off; pid ${dir}/pid; error_log ${dir}/error.log;
     events {}
     http {
       access_log off;
       client_body_temp_path ${dir}; proxy_temp_path ${dir}; fastcgi_temp_path ${dir};
       uwsgi_temp_path ${dir}; scgi_temp_path ${dir};
       server { listen 127.0.0.1:${port}; location / { proxy_pass http://127.0.0.1:${daemonPort}; } }
     }`,
  );
  const nginx = spawn("nginx", ["-c", file, "-p", dir, "-e", join(dir, "error.log")], { stdio: "ignore" });
  const exited = new Promise((resolve) => nginx.once("exit", resolve));
  onTestFinished(async () => {
    nginx.kill("SIGTERM");
    await exited;
    rmSync(dir, { recursive: true, force: true });
  });
  await expect.poll(() => isOpen(port), { timeout: 5000 }).toBe(true);
  return port;
}

async function isOpen(port: number): Promise<boolean> {
  try {
    await fetch(`http://127.0.0.1:${port}/healthz`);
    return true;
  } catch {
    return false;
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === "object" && address !== null ? address.port : 0;
}
