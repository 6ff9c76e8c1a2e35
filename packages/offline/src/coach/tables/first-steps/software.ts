import type { KindRow } from "./kind-of-work.js";

/** Code and the systems it runs on. */
export const software: readonly KindRow[] = [
  {
    kind: "bug",
    words:
      "bug, error, crash, exception, typeerror, nullpointerexception, segfault, stack trace, regression, memory leak, race condition, deadlock, timeout, flaky test, failing test, failing build, redirect, login redirect, login loop, infinite loop, outage, incident, latency, hotfix, issue, defect, glitch",
    minutes: 45,
    steps: {
      progress:
        "Reproduce {object} once and write down the exact steps that lead to it | The written steps show the problem each time they are followed | 30",
      understand:
        "Reproduce {object} once and note the first place where it goes wrong | The steps and the first wrong place are written down",
      finish:
        "Write a test that fails because of {object} and make it pass | The test fails without the change and passes with it | 60",
    },
  },
  {
    kind: "code",
    words:
      "code, codebase, repo, repository, refactor, refactoring, api, endpoint, backend, back end, frontend, front end, feature, function, class diagram, module, component, script, parser, ci, ci pipeline, build, deploy, deployment, migration, database, database schema, schema, query, sql, regex, auth, authentication, oauth, login, login page, signup, pr, pull request, merge conflict, branch, docker, dockerfile, kubernetes, terraform, server, cache, bot, app, plugin, library upgrade, dependency, typescript, readme, linter, compiler, webhook, search index, algorithm, side project, website, web app, site, helper, variable, package upgrade, release, ticket, jira ticket, user story, prod, production, microservice, cron job, logging, css, html, settings page, checkout flow, onboarding flow, dark mode, web page, firmware, game engine, unity project, github",
    minutes: 45,
    steps: {
      start:
        "Write the smallest failing test or sketch that shows what {object} should do | It runs, and it fails for the right reason | 30",
      progress:
        "Open {object} and complete one change small enough to commit today | One change is committed and its tests pass",
      finish:
        "Finish {object}, starting with the first piece that does not run yet | It runs from start to end, and the change is committed | 60",
      understand:
        "Follow one path through {object} from entry to result and note each step | The steps are written down, with the file of each",
      think:
        "Sketch {object} on one page: what goes in, what comes out, what can fail | The page names inputs, outputs and at least two failures | 30",
      prepare:
        "Write the checklist for {object} and do its first item | The checklist is complete and its first item is ticked | 30",
      tidy: "Pick the messiest part of {object} and clean up that one part only | The part is simpler, the tests pass, and the change is committed",
      catchUp:
        "Go through {object}, newest first and note each thing that needs an answer from you | Each thing that needs you is on one list | 30",
      study:
        "Build one tiny example with {topic} that runs and note what surprised you | The example runs and one surprise is written down",
    },
  },
  {
    kind: "tests",
    words:
      "test, unit test, integration test, e2e test, test suite, test coverage, regression test, end-to-end test, smoke test, code coverage",
    minutes: 45,
    steps: {
      progress:
        "Write the one missing case for {object} that would hurt most if it broke | The new case runs, passes, and fails when the code is broken on purpose",
      study:
        "Write ten likely questions for {object} and answer the first five from memory | Ten questions are written down, five answers are checked against the material",
      prepare:
        "Write ten likely questions for {object} and answer the first five from memory | Ten questions are written down, five answers are checked against the material",
      finish:
        "Finish {object}, starting with the first case that is missing | Every case runs and passes, and the change is committed",
    },
  },
  {
    kind: "code review",
    words: "code review, open pr, review queue, review request, merge request",
    minutes: 30,
    steps: {
      progress:
        "Open the oldest change in {object} and leave a comment or an approval | It has your comment or your approval",
    },
  },
];
