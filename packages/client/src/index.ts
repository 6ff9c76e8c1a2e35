export { addressOf } from "./address-of.js";
export { ApiError } from "./api-error.js";
export type { CallInput, CallName, Client } from "./client.js";
export type { ConnectionOptions } from "./connection.js";
export { createClient } from "./create-client.js";
export { UnreachableError } from "./unreachable-error.js";
