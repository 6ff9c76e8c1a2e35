/** The schemas of what crosses HTTP, for whoever checks, writes or describes it. Loads TypeBox. */
export { commitmentFields } from "./commitment-fields.js";
export { closed } from "./closed.js";
export { DriftRecord } from "./history/drift-record.js";
export { EvidenceSpan } from "./history/evidence-span.js";
export { ExportedFile } from "./history/exported-file.js";
export { ExportedSession } from "./history/exported-session.js";
export { SessionRecord } from "./history/session-record.js";
export { KeptRule } from "./judge/kept-rule.js";
export { OPERATIONS, type Operation } from "./operations/operations.js";
export { sharedSchemas } from "./replies/shared-schemas.js";
export { WHOLE_NUMBER_PATTERN } from "./requests/whole-number.js";
export { SettingsView } from "./settings/settings-view.js";
export { DriftView } from "./state/drift-view.js";
export { Gap } from "./state/gap.js";
export { RuntimeState } from "./state/runtime-state.js";
export { StateView } from "./state/state-view.js";
