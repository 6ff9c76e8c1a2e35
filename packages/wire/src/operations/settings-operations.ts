import { errorReplies } from "../replies/error-replies.js";
import { SettingsPatch } from "../settings/settings-patch.js";
import { SettingsView } from "../settings/settings-view.js";

const tags = ["settings"];

/** What the person decides. */
export const settingsOperations = {
  getSettings: {
    tags,
    summary: "What the person decided",
    response: { 200: SettingsView, ...errorReplies() },
  },
  updateSettings: {
    tags,
    summary: "Decide otherwise",
    description: "A JSON Merge Patch: all of it or nothing, in force at once.",
    body: SettingsPatch,
    response: { 200: SettingsView, ...errorReplies(503) },
  },
};
