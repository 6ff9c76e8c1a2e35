/** Presses Sharpen in a running daemon and waits until the proposal is there. The result is the time it took. */
export async function timeSharpen({ url, intent, prepareMs }) {
  const events = await fetch(new URL("/events", url));
  try {
    await post(url, "/planning");
    if (prepareMs !== undefined) {
      await post(url, "/coach/prepare");
      await new Promise((resolve) => {
        setTimeout(resolve, prepareMs);
      });
    }
    const started = performance.now();
    await post(url, "/coach", { intent });
    await proposal(events.body);
    const ms = performance.now() - started;
    await post(url, "/end");
    return ms;
  } finally {
    await events.body.cancel().catch(() => {});
  }
}

/** Reads events until one has the proposal. */
async function proposal(body) {
  const decoder = new TextDecoder();
  let text = "";
  for await (const chunk of body.values({ preventCancel: true })) {
    text += decoder.decode(chunk, { stream: true });
    const events = text.split("\n\n");
    text = events.pop();
    for (const event of events) {
      const data = /^data: ?(.+)$/mu.exec(event)?.[1];
      const coach = data === undefined ? undefined : JSON.parse(data).coach;
      if (coach?.status === "error") throw new Error(`the coach failed: ${coach.error}`);
      if (coach?.status === "ready") return;
    }
  }
  throw new Error("the daemon ended its events");
}

async function post(url, path, body = {}) {
  const response = await fetch(new URL(path, url), {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`POST ${path}: ${response.status} ${await response.text()}`);
}
