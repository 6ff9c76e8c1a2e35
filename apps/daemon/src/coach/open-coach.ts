import type { Backend, BackendEvent, BackendStatus, Coach, Proposal } from "@antidrift/ai";
import { newBackend, Service, UnknownBackendError } from "@antidrift/ai";
import { BACKEND_NAMES, OFFLINE_BACKEND, type Notice } from "@antidrift/wire";
import type { CoachConfig } from "../config/config.js";
import type { OfflineDrafts } from "./offline-drafts.js";

export interface OpenCoachOptions {
  readonly config: CoachConfig;
  /** Is the coach when the configuration says "offline". */
  readonly drafts: OfflineDrafts;
  readonly log: (event: BackendEvent) => void;
}

/** The coach that was configured, as far as there is one. */
export interface OpenedCoach {
  readonly coach?: Coach;
  /** The program that is asked: "claude". */
  readonly program?: string;
  /** Looks for the program. Absent when there is no coach. */
  readonly look?: () => Promise<BackendStatus>;
  /** Why there is no coach, for the user. */
  readonly notice?: Notice;
  /** Ends everything it runs. */
  close(): Promise<void>;
}

/** Makes the coach of the configuration. A backend nobody knows is no error: AI is an extra. */
export function openCoach({ config, drafts, log }: OpenCoachOptions): OpenedCoach {
  if (config.backend === OFFLINE_BACKEND) return openOffline(drafts);
  try {
    const { backend, command, model, logProgramWords } = config;
    return openBackend(newBackend(backend, { command, model, log, logProgramWords, warmStart: true }));
  } catch (error) {
    if (!(error instanceof UnknownBackendError)) throw error;
    return openNone(config.backend);
  }
}

function openBackend(backend: Backend): OpenedCoach {
  const ready: BackendStatus = { program: backend.name, status: "ready" };
  return {
    coach: new Service(backend),
    program: backend.name,
    look: async () => (await backend.status?.()) ?? ready,
    close: async () => backend.close?.(),
  };
}

function openOffline(drafts: OfflineDrafts): OpenedCoach {
  const coach = {
    async coach(intent: string): Promise<Proposal> {
      const proposal = await drafts.draft(intent);
      if (proposal === undefined) throw new Error("The offline coach could not be loaded.");
      return proposal;
    },
  };
  return {
    coach,
    program: OFFLINE_BACKEND,
    look: async () => ({ program: OFFLINE_BACKEND, status: "ready" }),
    close: async () => {},
  };
}

function openNone(asked: string): OpenedCoach {
  const known = BACKEND_NAMES.join(", ");
  const message = `ANTIDRIFT_AI_BACKEND is "${asked}", which is none of ${known}. Planning works without a coach.`;
  return { notice: { code: "unknown_backend", message }, close: async () => {} };
}
