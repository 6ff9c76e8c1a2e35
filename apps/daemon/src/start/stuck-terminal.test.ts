import { spawnSync } from "node:child_process";
import { expect, it } from "vitest";
import { startDaemon } from "../testing/start-daemon.js";

/** Runs a program in a terminal of its own, of which nothing is read once it has said where it runs. */
const IN_UNREAD_TERMINAL = `
import fcntl, os, pty, signal, sys, termios
master, slave = pty.openpty()
program = os.fork()
if program == 0:
    os.setsid()
    fcntl.ioctl(slave, termios.TIOCSCTTY, 0)
    os.close(master)
    os.dup2(slave, 1)
    os.dup2(slave, 2)
    os.execv(sys.argv[1], sys.argv[1:])
os.close(slave)
signal.signal(signal.SIGTERM, lambda *_: os.kill(program, signal.SIGTERM))
said = b""
while b"Ctrl-C" not in said:
    said += os.read(master, 4096)
os.write(1, said)
_, status = os.waitpid(program, 0)
sys.exit(os.waitstatus_to_exitcode(status))
`;
const hasTerminals = spawnSync("python3", ["-c", "import pty"]).status === 0;

it.skipIf(!hasTerminals)(
  `answers and stops while its terminal takes no output${hasTerminals ? "" : " (skipped: no python3 with terminals)"}`,
  async () => {
    const wrapper = ["python3", "-c", IN_UNREAD_TERMINAL];
    const daemon = await startDaemon({ ANTIDRIFT_LOG_LEVEL: "debug" }, { wrapper });
    // Each is a line of the log; a terminal holds some 4 to 64 KiB.
    for (let n = 0; n < 600; n += 1) expect((await daemon.send("GET", "/state")).status).toBe(200);
    void daemon.kill("SIGTERM");
    expect(await daemon.exited).toEqual({ code: 0, signal: null });
  },
);
