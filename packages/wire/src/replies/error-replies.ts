const refusals = {
  400: "The request cannot be read, or a field of it is at fault.",
  401: "The token is missing or wrong.",
  403: "Sent by a page of another origin.",
  404: "There is nothing of this name.",
  409: "Not possible in the present state.",
  413: "The body is too large.",
  421: "Sent to a host name that is not ours.",
  500: "A fault of AntiDrift's own; its log says which.",
  503: "Not possible at present; nothing was changed.",
} as const;

type Refusal = keyof typeof refusals;

/** The error replies of a route: those that any request may get, and the ones named. */
export function errorReplies(
  ...own: readonly Refusal[]
): Record<number, { $ref: string; description: string }> {
  const statuses: readonly Refusal[] = [400, 401, 403, 413, 421, 500, ...own];
  return Object.fromEntries(
    statuses.map((status) => [status, { $ref: "Error#", description: refusals[status] }]),
  );
}
