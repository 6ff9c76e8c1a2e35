import type { KindOfWork } from "./kind-of-work.js";

/** Code and the systems it runs on. */
export const software: readonly KindOfWork[] = [
  {
    kind: "bug",
    words:
      "bug, error, crash, exception, typeerror, nullpointerexception, segfault, stack trace, regression, memory leak, race condition, deadlock, timeout, flaky test, failing test, failing build, redirect, login redirect, login loop, infinite loop, outage, incident, latency, hotfix, issue, defect, glitch",
    minutes: 45,
    steps: {
      progress: {
        action: "Reproduce {object} once and write down the exact steps that lead to it",
        done: "The written steps show the problem each time they are followed",
        minutes: 30,
      },
      understand: {
        action: "Reproduce {object} once and note the first place where it goes wrong",
        done: "The steps and the first wrong place are written down",
      },
      finish: {
        action: "Write a test that fails because of {object} and make it pass",
        done: "The test fails without the change and passes with it",
        minutes: 60,
      },
    },
  },
  {
    kind: "code",
    words:
      "code, codebase, repo, repository, refactor, refactoring, api, endpoint, backend, back end, frontend, front end, feature, function, class diagram, module, component, script, parser, ci, ci pipeline, build, deploy, deployment, migration, database, database schema, schema, query, sql, regex, auth, authentication, oauth, login, login page, signup, pr, pull request, merge conflict, branch, docker, dockerfile, kubernetes, terraform, server, cache, bot, app, plugin, library upgrade, dependency, typescript, readme, linter, compiler, webhook, search index, algorithm, side project, website, web app, site, helper, variable, package upgrade, release, ticket, jira ticket, user story, prod, production, microservice, cron job, logging, css, html, settings page, checkout flow, onboarding flow, dark mode, web page, firmware, game engine, unity project, github",
    minutes: 45,
    steps: {
      start: {
        action: "Write the smallest failing test or sketch that shows what {object} should do",
        done: "It runs, and it fails for the right reason",
        minutes: 30,
      },
      progress: {
        action: "Open {object} and complete one change small enough to commit today",
        done: "One change is committed and its tests pass",
      },
      finish: {
        action: "Finish {object}, starting with the first piece that does not run yet",
        done: "It runs from start to end, and the change is committed",
        minutes: 60,
      },
      understand: {
        action: "Follow one path through {object} from entry to result and note each step",
        done: "The steps are written down, with the file of each",
      },
      think: {
        action: "Sketch {object} on one page: what goes in, what comes out, what can fail",
        done: "The page names inputs, outputs and at least two failures",
        minutes: 30,
      },
      prepare: {
        action: "Write the checklist for {object} and do its first item",
        done: "The checklist is complete and its first item is ticked",
        minutes: 30,
      },
      tidy: {
        action: "Pick the messiest part of {object} and clean up that one part only",
        done: "The part is simpler, the tests pass, and the change is committed",
      },
      catchUp: {
        action: "Go through {object}, newest first and note each thing that needs an answer from you",
        done: "Each thing that needs you is on one list",
        minutes: 30,
      },
      study: {
        action: "Build one tiny example with {topic} that runs and note what surprised you",
        done: "The example runs and one surprise is written down",
      },
    },
  },
  {
    kind: "tests",
    words:
      "test, unit test, integration test, e2e test, test suite, test coverage, regression test, end-to-end test, smoke test, code coverage",
    minutes: 45,
    steps: {
      progress: {
        action: "Write the one missing case for {object} that would hurt most if it broke",
        done: "The new case runs, passes, and fails when the code is broken on purpose",
      },
      study: {
        action: "Write ten likely questions for {object} and answer the first five from memory",
        done: "Ten questions are written down, five answers are checked against the material",
      },
      prepare: {
        action: "Write ten likely questions for {object} and answer the first five from memory",
        done: "Ten questions are written down, five answers are checked against the material",
      },
      finish: {
        action: "Finish {object}, starting with the first case that is missing",
        done: "Every case runs and passes, and the change is committed",
      },
    },
  },
  {
    kind: "code review",
    words: "code review, open pr, review queue, review request, merge request",
    minutes: 30,
    steps: {
      progress: {
        action: "Open the oldest change in {object} and leave a comment or an approval",
        done: "It has your comment or your approval",
      },
    },
  },
];
