import { join } from "node:path";
import { testStore } from "@antidrift/session/testing";
import * as vitest from "vitest";
import { Sql } from "./sqlite/sql.js";
import { copyAsLeftBehind, openTestStore, temporaryStateDir } from "./test-support.js";

testStore(() => {
  const stateDir = temporaryStateDir();
  let isOpen = false;
  let rival: Sql | undefined;
  return {
    open: () => {
      rival?.close();
      rival = undefined;
      if (!isOpen) {
        isOpen = true;
        return openTestStore(stateDir).store;
      }
      // What the next start would find if the running store were killed now.
      const left = temporaryStateDir();
      copyAsLeftBehind(stateDir, left);
      return openTestStore(left).store;
    },
    failNext: () => {
      rival = new Sql(join(stateDir, "antidrift.db"));
      rival.exec("BEGIN IMMEDIATE");
    },
  };
}, vitest);
