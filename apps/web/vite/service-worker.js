// Keeps the page itself, so that it opens while the daemon is away and can say so. Answers of the API are never kept.
const files = "__FILES__";
const cacheName = "antidrift-__VERSION__";

self.addEventListener("install", (event) => {
  // A sleeping worker wakes more slowly than the daemon answers: a browser that can asks both for the page.
  event.addRoutes?.({ condition: { requestMode: "navigate" }, source: "race-network-and-fetch-handler" });
  event.waitUntil(keepFiles());
});
self.addEventListener("activate", (event) => event.waitUntil(dropOldFiles()));
self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || new URL(request.url).origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(pageFromDaemonFirst(request));
  else if (files.includes(new URL(request.url).pathname)) event.respondWith(fileFromCacheFirst(request));
});

async function keepFiles() {
  const cache = await caches.open(cacheName);
  // The daemon shows the page to whoever asks for a page, and JSON to others.
  const page = { accept: "text/html" };
  await cache.addAll(
    files.map((file) => new Request(file, { cache: "no-cache", headers: file === "/" ? page : {} })),
  );
}

// Runs when no page of the version before is left: until then its files stay, for what it may still load.
async function dropOldFiles() {
  const names = await caches.keys();
  await Promise.all(
    names
      .filter((name) => name.startsWith("antidrift-") && name !== cacheName)
      .map((name) => caches.delete(name)),
  );
}

// A new version is seen at once when the daemon runs; any page of ours is the same document.
async function pageFromDaemonFirst(request) {
  try {
    return await fetch(request);
  } catch (unreachable) {
    const kept = await caches.match("/", { ignoreVary: true });
    if (kept === undefined) throw unreachable;
    return kept;
  }
}

async function fileFromCacheFirst(request) {
  return (await caches.match(request, { cacheName })) ?? fetch(request);
}
