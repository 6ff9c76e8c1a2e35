import { chime } from "./chime.js";
import type { NotifierEnvironment } from "./notifier.svelte.js";
import { offered } from "./offered.js";
import type { Locks } from "./tab-leader.js";

/** What the browser offers; all of it may be missing. */
export function browserNotifications(): NotifierEnvironment {
  return {
    permission: () => offered(() => Notification.permission) ?? "denied",
    ask: async () =>
      (await offered(() => Notification.requestPermission())?.catch(() => "denied")) ?? "denied",
    show,
    chime,
    locks: offered(() => navigator.locks as Locks | undefined),
    storage: () => localStorage,
  };
}

function show(title: string, options: NotificationOptions): void {
  try {
    const notification = new Notification(title, options);
    notification.addEventListener("click", () => {
      window.focus();
      notification.close();
    });
  } catch {
    // Phones allow notifications only through a service worker.
    void offered(() => navigator.serviceWorker)
      ?.ready.then((worker) => worker.showNotification(title, options))
      // The page itself says the same.
      .catch(() => {});
  }
}
