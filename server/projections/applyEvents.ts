/**
 * Applies the events of the outbox: each exactly once, since it is taken out in the same transaction; in order, since only
 * one transaction at a time holds the lock.
 */
import type { Log } from '#server/context.ts';
import type { Database } from '#server/database/connect.ts';
import { isUnavailable, mayRetry } from '#server/database/databaseErrors.ts';
import { inTransaction } from '#server/database/transaction.ts';
import {
  type RecordedEvent,
  setAside,
  takeEvents,
  tryOutboxLock,
  waitForOutboxLock,
} from '#server/outbox/outboxQueries.ts';
import { type Trace, untraced } from '#server/tracing/trace.ts';
import { withCombos } from './comboStock.ts';
import { projections } from './projections.ts';

/** Events per transaction. It keeps a transaction well below 100 ms. */
const batch = 500;

export interface ApplyOptions {
  log: Pick<Log, 'error'>;
  /** Whether to wait while another process applies events. */
  wait: boolean;
  trace?: Trace;
}

/** Returns when the outbox is empty, or at once if another process is at work and `wait` is false. */
export async function applyEvents(db: Database, options: ApplyOptions): Promise<void> {
  const { trace = untraced } = options;
  const next = () => trace({ name: 'apply events' }, () => applyNext(db, options, batch));
  while ((await next()) === batch);
}

/** Returns how many events it took out of the outbox. */
async function applyNext(db: Database, options: ApplyOptions, limit: number): Promise<number> {
  let recorded: RecordedEvent[] = [];
  try {
    await inTransaction(db, async (trx) => {
      recorded = (await lock(trx, options)) ? await takeEvents(trx, limit) : [];
      await project(trx, recorded, options.trace);
    });
  } catch (error) {
    const [first] = recorded;
    if (!first || isUnavailable(error) || mayRetry(error)) throw error;
    if (limit === 1) await leaveOut(db, first, options, error);
    // One by one, so that only the event at fault is left out.
    else for (const _ of recorded) await applyNext(db, options, 1);
  }
  return recorded.length;
}

async function lock(trx: Database, { wait }: ApplyOptions): Promise<boolean> {
  if (!wait) return tryOutboxLock(trx);
  await waitForOutboxLock(trx);
  return true;
}

async function project(
  trx: Database,
  recorded: readonly RecordedEvent[],
  trace: Trace = untraced,
): Promise<void> {
  if (recorded.length === 0) return;
  const events = await withCombos(
    trx,
    recorded.map(({ event }) => event),
  );
  for (const [name, projection] of Object.entries(projections))
    await trace({ name: `projection ${name}`, attributes: { events: events.length } }, () =>
      projection.apply(trx, events),
    );
}

/** The derived data lacks this event until it is rebuilt. */
async function leaveOut(
  db: Database,
  { id, event }: RecordedEvent,
  { log }: ApplyOptions,
  error: unknown,
): Promise<void> {
  log.error({ err: error, event: id, kind: event.kind }, 'an event could not be applied and is left out');
  await setAside(db, id, error instanceof Error ? error.message : String(error));
}
