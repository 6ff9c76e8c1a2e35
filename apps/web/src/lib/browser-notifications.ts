import { chime } from "./chime.js";
import type { NotifierEnvironment } from "./notifier.svelte.js";
import type { Locks } from "./tab-leader.js";

/** What the browser offers; all of it may be missing. */
export function browserNotifications(): NotifierEnvironment {
  const supported = typeof Notification === "function";
  return {
    permission: () => (supported ? Notification.permission : "denied"),
    ask: async () => (supported ? await Notification.requestPermission() : "denied"),
    show,
    chime,
    locks: navigator.locks as Locks | undefined,
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
    void navigator.serviceWorker.ready.then((worker) => worker.showNotification(title, options));
  }
}
