const HISTORY = "#/history";

/** Which of the two pages is shown. In the fragment, because `/history` is a route of the API. */
export class Route {
  history = $state(location.hash === HISTORY);

  constructor() {
    addEventListener("hashchange", () => (this.history = location.hash === HISTORY));
  }
}
