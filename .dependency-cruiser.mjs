/** Catches what the linter cannot see: relative paths into another package, imports in Svelte files, cycles. */
export default {
  forbidden: [
    {
      name: "no-cycles",
      severity: "error",
      comment: "A cycle cannot be read in any order, nor tested in parts.",
      from: {},
      to: { circular: true },
    },
    {
      name: "ai-is-a-leaf",
      severity: "error",
      comment: "Other programs use packages/ai without the rest of AntiDrift.",
      from: { path: "^packages/ai/" },
      to: { path: "^(packages/(?!ai/)|apps/)" },
    },
    {
      name: "backends-know-no-role",
      severity: "error",
      comment:
        "A backend is asked with a system prompt, a prompt and a schema: what it knew of one role, the next role would have to undo.",
      from: { path: "^packages/ai/src/(backends|answer|json)/", pathNot: "\\.test\\.ts$" },
      to: { path: "^packages/ai/src/(coach|judge|proposal)(/|\\.ts$)" },
    },
    {
      name: "answers-know-no-program",
      severity: "error",
      comment:
        "A text is read the same whoever it came from; all it needs of a backend is how failures are worded.",
      from: { path: "^packages/ai/src/answer/", pathNot: "\\.test\\.ts$" },
      to: { path: "^packages/ai/src/backends/(?!failures/)" },
    },
    {
      name: "processes-know-no-model",
      severity: "error",
      comment:
        "Starting and ending programs, and clearing up after them, is the same for whatever program: it knows no adapter and no answer.",
      from: { path: "^packages/ai/src/backends/(process|traces)/", pathNot: "\\.test\\.ts$" },
      to: {
        path: "^packages/ai/src/(answer|coach|judge|json|backends/(cli|claude|codex|failures|find|settings))/",
      },
    },
    {
      name: "json-is-plain",
      severity: "error",
      comment: "It turns text into values, for backends and answers alike.",
      from: { path: "^packages/ai/src/json/", pathNot: "\\.test\\.ts$" },
      to: { path: "^packages/ai/src/(?!json/|errors/)" },
    },
    {
      name: "offline-knows-ai-by-type",
      severity: "error",
      comment: "It works where no model can be reached: of the way to one it may know the types only.",
      from: { path: "^packages/offline/" },
      to: { path: "^packages/ai/", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "offline-knows-nothing-else",
      severity: "error",
      comment: "It turns words into values, and knows no session, no daemon and no page.",
      from: { path: "^packages/offline/" },
      to: { path: "^(packages/(?!ai/|offline/)|apps/)" },
    },
    {
      name: "judge-without-the-coach",
      severity: "error",
      comment: "The judge is ready within milliseconds: the coach's language libraries take half a second.",
      from: { path: "^packages/offline/src/(judge/|load-offline-judge)" },
      to: { path: "(^packages/offline/src/coach/|node_modules/compromise/)" },
    },
    {
      name: "only-the-daemon-loads-offline",
      severity: "error",
      comment:
        "Its language library weighs as much as everything else; the daemon loads them in a thread, when needed.",
      from: { path: "^(packages|apps)/", pathNot: "^(packages/offline|apps/daemon)/" },
      to: { path: "^packages/offline/" },
    },
    {
      name: "wire-is-a-leaf",
      severity: "error",
      comment: "Both sides of HTTP stand on packages/wire, so it can stand on neither.",
      from: { path: "^packages/wire/" },
      to: { path: "^(packages/(?!wire/)|apps/)" },
    },
    {
      name: "wire-data-is-plain",
      severity: "error",
      comment:
        "The page loads the limits and codes at once; TypeBox alone would weigh more than the page may.",
      from: { path: "^packages/wire/src/(index\\.ts|data/)" },
      to: { pathNot: "^packages/wire/src/data/", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "only-wire-declares-shapes",
      severity: "error",
      comment:
        "A shape that crosses HTTP stands once, in packages/wire: daemon, page, client and OpenAPI document come from it. " +
        "Elsewhere a schema describes only what is read from other programs, from a file, or from the store.",
      from: {
        path: "^(packages|apps)/",
        pathNot:
          "^packages/wire/|^packages/session/src/(snapshot|judging/drift-snapshot)\\.ts$|^apps/daemon/src/(windows|privacy)/|\\.test\\.ts$",
      },
      to: { path: "/typebox/build/index\\.", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "client-knows-the-wire",
      severity: "error",
      comment:
        "packages/client runs in a browser and in a command: all it may know of the daemon is what crosses HTTP.",
      from: { path: "^packages/client/" },
      to: { path: "^(packages/(?!client/|wire/)|apps/)" },
    },
    {
      name: "daemon-is-no-client",
      severity: "error",
      comment: "The daemon answers HTTP. Its tests are programs like any other and ask by the client.",
      from: { path: "^apps/daemon/src/", pathNot: "/(testing|crash)/|\\.test\\.ts$" },
      to: { path: "^packages/client/" },
    },
    {
      name: "clients-load-no-schemas",
      severity: "error",
      comment:
        "The daemon checks what it is sent. Schemas would bring TypeBox into the page and the command.",
      from: { path: "^(packages/client|apps/(web|cli))/" },
      to: { path: "^packages/wire/src/schemas\\.ts$|/typebox/", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "session-knows-ai-by-type",
      severity: "error",
      comment: "Without AI everything still works: the domain may know the coach's types only.",
      from: { path: "^packages/session/" },
      to: { path: "^packages/ai/", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "session-is-the-domain",
      severity: "error",
      comment:
        "The domain stands on the wire's words and the coach's types; everything else depends on it, never the other way round.",
      from: { path: "^packages/session/" },
      to: { path: "^(packages/(?!session/|ai/|wire/)|apps/)" },
    },
    {
      name: "session-does-no-io",
      severity: "error",
      comment: "The domain goes through ports, so that tests own time and storage.",
      from: { path: "^packages/session/src", pathNot: "\\.test\\.ts$" },
      to: { dependencyTypes: ["core"] },
    },
    {
      name: "daemon-never-imports-the-page",
      severity: "error",
      comment: "The daemon serves the built page as files.",
      from: { path: "^apps/daemon/" },
      to: { path: "^apps/web/" },
    },
    {
      name: "storage-knows-no-http",
      severity: "error",
      comment:
        "What is kept must be readable without a server: storage sees its ports, its own rooms and plain JSON.",
      from: { path: "^apps/daemon/src/store/", pathNot: "\\.test\\.ts$" },
      to: { path: "^apps/daemon/src/", pathNot: "^apps/daemon/src/(store|json)/|/error-code\\.ts$" },
    },
    {
      name: "storage-imports-no-server",
      severity: "error",
      comment:
        "What is kept must be readable without a server: routes bring requests to storage, never the other way.",
      from: { path: "^apps/daemon/src/store/", pathNot: "\\.test\\.ts$" },
      to: { path: "(^|/)(@?fastify|http|https|http2|net)(/|$)" },
    },
    {
      name: "page-and-command-talk-by-http",
      severity: "error",
      comment:
        "Everything but the client and the wire's words runs in the daemon; its code would land in the page.",
      from: { path: "^apps/(web|cli)/" },
      to: { path: "^(packages/(?!client/|wire/)|apps/daemon/)" },
    },
    {
      name: "languages-load-nothing",
      severity: "error",
      comment:
        "The page's first script waits for the user's language; a language that loads part of that script waits for it in turn.",
      from: { path: "^apps/web/src/messages/", pathNot: "\\.test\\.ts$" },
      to: { dependencyTypesNot: ["type-only"] },
    },
    {
      name: "no-insides",
      severity: "error",
      comment: "Import what a package exports by its name, never a file of it.",
      from: { path: "^(packages|apps)/([^/]+)/" },
      to: {
        path: "^(packages|apps)/",
        pathNot: [
          "^$1/$2/",
          "^packages/[^/]+/(src|dist)/(index|schemas|events|testing/index)\\.(ts|js|d\\.ts)$",
        ],
      },
    },
    {
      name: "one-door-to-execa",
      severity: "error",
      comment: "One place decides how a process tree is ended.",
      from: { path: "^(packages|apps)/", pathNot: "^packages/ai/src/backends/process/run-cli\\.ts$" },
      to: { path: "execa" },
    },
    {
      name: "no-unresolvable",
      severity: "error",
      from: {},
      to: { couldNotResolve: true, pathNot: "^virtual:" },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "(^|/)dist/" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.base.json" },
    enhancedResolveOptions: {
      conditionNames: ["@antidrift/source", "svelte", "import", "require", "node", "default", "types"],
      exportsFields: ["exports"],
      extensions: [".ts", ".svelte.ts", ".js", ".mjs", ".svelte", ".json"],
    },
  },
};
