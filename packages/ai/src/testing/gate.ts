/** A promise that a test settles by hand, to decide the order in which things happen without waiting for time. */
export class Gate<Value = void> {
  readonly opened: Promise<Value>;
  #resolve: (value: Value) => void = () => {};
  #reject: (error: Error) => void = () => {};

  constructor() {
    this.opened = new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
    // A gate that fails before anyone waits at it is still the waiter's to handle.
    this.opened.catch(() => {});
  }

  open(value: Value): void {
    this.#resolve(value);
  }

  fail(error: Error): void {
    this.#reject(error);
  }
}
