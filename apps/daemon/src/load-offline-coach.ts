// A module of its own, so that the bundle keeps what it loads apart from the rest of the package.
export { loadOfflineCoach } from "@antidrift/ai";
