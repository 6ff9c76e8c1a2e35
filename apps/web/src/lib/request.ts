import { ApiError, UnreachableError } from "./api-error.js";

export interface Call {
  method?: "GET" | "POST" | "PATCH" | "DELETE";
  body?: unknown;
}

/**
 * Calls the daemon and gives its JSON back.
 * @throws {ApiError} when the daemon refuses.
 * @throws {UnreachableError} when nobody answers, or what answers is not the daemon.
 */
export async function request<Answer>(path: string, { method = "GET", body }: Call = {}): Promise<Answer> {
  const response = await reach(path, {
    method,
    headers: {
      accept: "application/json",
      ...(body !== undefined && { "content-type": "application/json" }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const answer = await json(response);
  if (!response.ok) throw refusal(response.status, answer);
  return answer as Answer;
}

async function reach(path: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(path, init);
  } catch (cause) {
    throw new UnreachableError(cause);
  }
}

async function json(response: Response): Promise<unknown> {
  if (response.status === 204) return undefined;
  try {
    return await response.json();
  } catch (cause) {
    throw new UnreachableError(cause);
  }
}

function refusal(status: number, answer: unknown): ApiError {
  const said = (typeof answer === "object" && answer !== null ? answer : {}) as Record<string, unknown>;
  return new ApiError({
    status,
    code: typeof said["code"] === "string" ? said["code"] : "unknown",
    message: typeof said["error"] === "string" ? said["error"] : `HTTP ${status}`,
    field: typeof said["field"] === "string" ? said["field"] : undefined,
  });
}
