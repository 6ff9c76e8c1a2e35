import { mount } from "svelte";
import { App } from "./app.svelte.js";
import { offered } from "./lib/offered.js";
import Page from "./Page.svelte";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/controls.css";

const target = document.getElementById("app");
if (target === null) throw new Error("index.html has no #app");

const app = new App();
app.start();
// The right words from the moment the page is built.
await app.speak();
target.replaceChildren();
mount(Page, { target, props: { app } });

if (import.meta.env.PROD) {
  // Only the offline shell depends on it: where it is refused (no secure context), the page is whole without.
  offered(() => navigator.serviceWorker.register("/sw.js"))?.catch(() => {});
}
