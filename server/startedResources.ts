/** The resources that were started. They are stopped in reverse order. */
export class StartedResources {
  readonly #stops: (() => Promise<unknown>)[] = [];
  #stopped: Promise<void> | null = null;

  /** `stop` ends the resource that was started last. */
  add(stop: () => Promise<unknown>): void {
    this.#stops.unshift(stop);
  }

  /** Stops everything, even if a part of it fails, and then throws the first error. Safe to call twice. */
  stop(): Promise<void> {
    this.#stopped ??= this.#stopAll();
    return this.#stopped;
  }

  async #stopAll(): Promise<void> {
    const failures: unknown[] = [];
    for (const stop of this.#stops) await stop().catch((error) => failures.push(error));
    if (failures.length > 0) throw failures[0];
  }
}
