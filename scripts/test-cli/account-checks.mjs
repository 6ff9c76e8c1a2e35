import { equal, ok } from "node:assert/strict";
import { appendFileSync, mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PRIVATE_MARK } from "./make-home.mjs";

/** Checks that the user's own sign-in, provider and model still count. */
export const accountChecks = [
  {
    name: "says that nobody is signed in",
    async run(context) {
      const backend = context.backend({ env: { ANTHROPIC_API_KEY: undefined, CODEX_API_KEY: undefined } });
      const { error, ms } = await context.coach("401", { backend });
      equal(error?.reason, "not_signed_in");
      const requests = context.modelRequests().length;
      ok(requests < 5, `${requests} requests`);
      return `${requests} requests, ${Math.round(ms)} ms`;
    },
  },
  {
    name: "uses a key helper of the user's settings",
    only: "claude",
    async run(context) {
      mkdirSync(join(context.home, ".claude"));
      const settings = { apiKeyHelper: "echo sk-from-helper", model: "sonnet" };
      writeFileSync(join(context.home, ".claude", "settings.json"), JSON.stringify(settings));
      await context.coach("ok", { backend: context.backend({ env: { ANTHROPIC_API_KEY: undefined } }) });
      const { headers, body } = context.onlyRequest();
      equal(headers["x-api-key"], "sk-from-helper");
      ok(JSON.parse(body).model.includes("sonnet"));
    },
  },
  {
    name: "uses the provider, key and model of the user's config",
    only: "codex",
    async run(context) {
      const home = mkdtempSync(join(tmpdir(), "antidrift-cli-home-"));
      mkdirSync(join(home, ".codex"));
      appendFileSync(
        join(home, ".codex", "config.toml"),
        [
          'model = "their-model"',
          'model_provider = "their-proxy"',
          "[model_providers.their-proxy]",
          'name = "Theirs"',
          `base_url = "${context.model.url}/v1"`,
          'wire_api = "responses"',
          'experimental_bearer_token = "their-token"',
          'http_headers = { "x-team" = "theirs" }',
        ].join("\n"),
      );
      const { error } = await context.coach("ok", {
        backend: context.backend({ home, env: { CODEX_API_KEY: undefined } }),
      });
      if (error !== undefined) throw error;
      const { headers, body } = context.onlyRequest();
      equal(headers.authorization, "Bearer their-token");
      equal(headers["x-team"], "theirs");
      equal(JSON.parse(body).model, "their-model");
    },
  },
  {
    name: "signs in by file where HOME has instructions, and sends none of them",
    only: "codex",
    async run(context) {
      const codexHome = join(context.home, ".codex");
      writeFileSync(join(codexHome, "AGENTS.md"), PRIVATE_MARK);
      writeFileSync(join(codexHome, "auth.json"), JSON.stringify({ OPENAI_API_KEY: "key-of-file" }), {
        mode: 0o600,
      });
      await context.coach("ok", { backend: context.backend({ env: { CODEX_API_KEY: undefined } }) });
      const { headers, body } = context.onlyRequest();
      equal(headers.authorization, "Bearer key-of-file");
      ok(!body.includes(PRIVATE_MARK), "the user's instructions were sent");
    },
  },
  {
    name: "passes a model on",
    async run(context) {
      await context.coach("ok", { backend: context.backend({ model: "some-model" }) });
      equal(JSON.parse(context.onlyRequest().body).model, "some-model");
    },
  },
];
