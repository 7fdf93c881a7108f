/**
 * Applies events while the process lives. Every process does this, and the lock of the outbox lets one at a time work: if
 * that one dies or hangs, PostgreSQL ends its transaction and so frees the lock, and another goes on.
 */
import { setTimeout as wait } from 'node:timers/promises';
import type { Log, Services } from '#server/context.ts';
import { connect } from '#server/database/connect.ts';
import type { ConnectionTraits } from '#server/database/connectionTraits.ts';
import { hasEvents } from '#server/outbox/outboxQueries.ts';
import type { Tracing } from '#server/tracing/trace.ts';
import { applyEvents } from './applyEvents.ts';

export type Projections = Services['projections'] & {
  close(): Promise<void>;
};

/** The most time between an event and its projections is this and the time of a batch. */
const pollMs = 100;
const closingMs = 1_000;
/** Longer than a process that hangs may hold the lock, and shorter than an admin would wait for a response. */
const lockTimeoutMs = 5_500;

interface ProjectionsOptions {
  /** What connections by this URL can do. */
  traits?: ConnectionTraits;
  tracing?: Tracing | null;
  /** The longest that an admin waits. The lock and a batch take less, unless the database does not respond. */
  catchUpMs?: number;
}

export function startProjections(
  url: string,
  log: Log,
  { traits, tracing, catchUpMs = 6_000 }: ProjectionsOptions = {},
): Projections {
  const closing = new AbortController();
  // One connection of its own: events do not wait for requests, and requests do not wait for events.
  const { db, close } = connect(url, {
    application: 'kakon projections',
    poolSize: 1,
    lockTimeoutMs,
    traits,
    trace: tracing?.statement,
  });
  const options = { log, trace: tracing?.trace };
  const ended = keepApplying();

  async function keepApplying(): Promise<void> {
    let isBroken = false;
    while (!closing.signal.aborted) {
      await wait(pollMs, undefined, { signal: closing.signal }).catch(() => {});
      if (closing.signal.aborted) return;
      try {
        if (await hasEvents(db)) await applyEvents(db, { ...options, wait: false });
        isBroken = false;
      } catch (error) {
        // Once per outage: the next try follows at once.
        if (!isBroken && !closing.signal.aborted) log.warn({ err: error }, 'events could not be applied');
        isBroken = true;
      }
    }
  }

  return {
    catchUp: () => Promise.race([applyEvents(db, { ...options, wait: true }), refuseAfter(catchUpMs)]),
    async close() {
      closing.abort();
      await Promise.race([ended, wait(closingMs, undefined, { ref: false })]);
      await close();
    },
  };
}

async function refuseAfter(ms: number): Promise<void> {
  await wait(ms, undefined, { ref: false });
  throw new Error(`events were not applied within ${ms} ms`);
}
