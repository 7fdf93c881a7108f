/** Whether this process can serve. Load balancers ask for it before they send requests (`http/health.ts`). */
import type { Log } from './context.ts';

/**
 * `deaf`: no change of another process arrives, since the database is away or another listener has not started yet.
 * `standby`: the database cannot be written. `schema`: a newer version has migrated it, and this one cannot use it any more.
 * `draining`: the process is about to stop.
 */
export type Obstacle = 'deaf' | 'standby' | 'schema' | 'draining';

export class Readiness {
  readonly #obstacles: Set<Obstacle>;
  readonly #log: Pick<Log, 'info' | 'warn'> | null;

  constructor(obstacles: readonly Obstacle[] = [], log: Pick<Log, 'info' | 'warn'> | null = null) {
    this.#obstacles = new Set(obstacles);
    this.#log = log;
  }

  get isReady(): boolean {
    return this.#obstacles.size === 0;
  }

  /** What a standby shows may be old, so a write must not even be judged by it. */
  get mayWrite(): boolean {
    return !this.#obstacles.has('standby') && !this.#obstacles.has('schema');
  }

  set(obstacle: Obstacle, isThere: boolean): void {
    if (this.#obstacles.has(obstacle) === isThere) return;
    if (isThere) this.#obstacles.add(obstacle);
    else this.#obstacles.delete(obstacle);
    const obstacles = [...this.#obstacles];
    if (isThere) this.#log?.warn({ obstacles }, 'the shop is not ready to serve');
    else if (this.isReady) this.#log?.info({}, 'the shop is ready to serve');
  }
}
