export { readEvents, type ServerEvent } from "./read-events.js";
export { readStates, type ReadStatesOptions } from "./read-states.js";
