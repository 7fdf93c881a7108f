/** Sends the shoppers in, and reads what it cost to serve them. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Sample } from './figures.ts';
import type { Load, Loaded } from './loadProcess.ts';
import { type ProcessorTime, processorTime } from './processorTime.ts';

export class Shoppers {
  readonly #process: ChildProcess = fork(join(import.meta.dirname, 'loadProcess.ts'));
  readonly postmaster: number | null;

  constructor(postmaster: number | null) {
    this.postmaster = postmaster;
  }

  async send(load: Load): Promise<Loaded> {
    this.#process.send(load);
    const answered = new AbortController();
    const end = once(this.#process, 'exit', { signal: answered.signal }).then(() => {
      throw new Error('the process of the shoppers ended');
    });
    const answer = once(this.#process, 'message') as Promise<[Loaded]>;
    const [loaded] = await Promise.race([answer, end]);
    answered.abort();
    if (loaded.failed > 0) throw new Error(`${loaded.failed} requests to ${load.url} failed`);
    return loaded;
  }

  async sample(load: Load): Promise<Sample> {
    const before = processorTime(this.postmaster);
    const { rate, requests, p50, p99 } = await this.send(load);
    return { rate, p50, p99, ...costs(before, processorTime(this.postmaster), requests) };
  }

  leave(): void {
    this.#process.disconnect();
  }
}

/** As many in flight as there are shoppers, for so long, without HTTP: what the database alone would take. */
export async function sampleLoops(
  { loops, seconds, postmaster }: { loops: number; seconds: number; postmaster: number | null },
  once: (turn: number) => Promise<unknown>,
): Promise<Sample> {
  const before = processorTime(postmaster);
  const begun = performance.now();
  const until = begun + seconds * 1000;
  let turn = 0;
  const loop = async () => {
    while (performance.now() < until) await once(turn++);
  };
  await Promise.all(Array.from({ length: loops }, loop));
  const rate = (turn * 1000) / (performance.now() - begun);
  return { rate, ...costs(before, processorTime(postmaster), turn) };
}

/** What each of so many cost. */
function costs(before: ProcessorTime, after: ProcessorTime, count: number) {
  const database =
    after.database === null || before.database === null ? null : (after.database - before.database) / count;
  return { node: (after.node - before.node) / count, database };
}
