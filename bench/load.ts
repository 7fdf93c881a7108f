/** Starts the load process, and measures the processor time of serving it. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Sample } from './figures.ts';
import type { Load, Loaded } from './loadProcess.ts';
import { type ProcessorTime, processorTime } from './processorTime.ts';

export class Shoppers {
  readonly #process: ChildProcess = fork(join(import.meta.dirname, 'loadProcess.ts'));
  readonly postmaster: number | null;
  readonly #settle: () => Promise<void>;

  constructor(postmaster: number | null, settle: () => Promise<void>) {
    this.postmaster = postmaster;
    this.#settle = settle;
  }

  async send(load: Load): Promise<Loaded> {
    await this.#tell(load);
    return this.#begin(load);
  }

  /** A shop that has just started refuses many requests until its code is warm. */
  async warm(load: Load): Promise<void> {
    await this.#tell(load);
    await this.#tell('begin');
  }

  /**
   * Writing a long list of URLs for the load process is not counted. What follows from the requests is, even when it is
   * done after the last response.
   */
  async sample(load: Load): Promise<Sample> {
    await this.#tell(load);
    const before = processorTime(this.postmaster);
    const { rate, requests, p50, p99 } = await this.#begin(load);
    await this.#settle();
    return { rate, p50, p99, ...costs(before, processorTime(this.postmaster), requests) };
  }

  async #begin({ url }: Load): Promise<Loaded> {
    const loaded = (await this.#tell('begin')) as Loaded;
    if (loaded.failed > 0) throw new Error(`${loaded.failed} requests to ${url} failed`);
    return loaded;
  }

  async #tell(message: Load | 'begin'): Promise<unknown> {
    this.#process.send(message);
    const responded = new AbortController();
    const end = once(this.#process, 'exit', { signal: responded.signal }).then(() => {
      throw new Error('the process of the shoppers ended');
    });
    const [response] = await Promise.race([once(this.#process, 'message'), end]);
    responded.abort();
    return response;
  }

  leave(): void {
    this.#process.disconnect();
  }
}

/** As many calls in flight as there are connections, without HTTP: the database's own limit. */
export async function sampleLoops(
  { loops, seconds, postmaster }: { loops: number; seconds: number; postmaster: number | null },
  once: (turn: number) => Promise<unknown>,
): Promise<Sample> {
  const before = processorTime(postmaster);
  const startedAt = performance.now();
  const until = startedAt + seconds * 1000;
  let turn = 0;
  const loop = async () => {
    while (performance.now() < until) await once(turn++);
  };
  await Promise.all(Array.from({ length: loops }, loop));
  const rate = (turn * 1000) / (performance.now() - startedAt);
  return { rate, ...costs(before, processorTime(postmaster), turn) };
}

/** The processor time per request. */
function costs(before: ProcessorTime, after: ProcessorTime, count: number) {
  const database =
    after.database === null || before.database === null ? null : (after.database - before.database) / count;
  return { node: (after.node - before.node) / count, database };
}
