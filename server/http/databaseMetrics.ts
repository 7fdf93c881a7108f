/** Metrics of what is in the database: events, jobs, and how its standbys follow. */
import { setTimeout as wait } from 'node:timers/promises';
import { Gauge, type Registry } from 'prom-client';
import type { Replication } from '#server/database/replicationQueries.ts';
import type { EventCounts } from '#server/outbox/outboxQueries.ts';

/** Called at each reading, once for all gauges. */
export interface DatabaseReaders {
  countJobs: () => Promise<{ task: string; waiting: number; failed: number }[]>;
  countEvents: () => Promise<EventCounts>;
  readReplication: () => Promise<Replication>;
}

/** Less than the first of several processes waits for each (`sharedMetrics.ts`). */
const patienceMs = 600;

interface Series {
  name: string;
  help: string;
  labelNames?: string[];
}

async function timeOut(): Promise<never> {
  await wait(patienceMs, undefined, { ref: false });
  throw new Error('The database does not respond');
}

/** The library reads all gauges at the same moment, so those that show parts of one result share it. */
function shared<Result>(read: () => Promise<Result>): () => Promise<Result> {
  let reading: Promise<Result> | null = null;
  return () => {
    reading ??= Promise.race([read(), timeOut()]).finally(() => {
      reading = null;
    });
    return reading;
  };
}

/** Registers a gauge that `read` fills at each reading. */
type AddGauge = (series: Series, read: (gauge: Gauge) => Promise<void>) => void;

export function watchDatabase(registry: Registry, readers: DatabaseReaders): void {
  /** Every process reads the same from the database, so that of several processes the largest figure counts. */
  const addGauge: AddGauge = ({ name, help, labelNames = [] }, read) =>
    new Gauge({
      name,
      help,
      labelNames,
      aggregator: 'max',
      registers: [registry],
      async collect() {
        this.reset();
        // No figures while the database is away or does not respond: the others must not wait for it.
        await read(this).catch(() => this.reset());
      },
    });
  watchEvents(addGauge, shared(readers.countEvents));
  watchJobs(addGauge, shared(readers.countJobs));
  watchStandbys(addGauge, shared(readers.readReplication));
}

function watchEvents(addGauge: AddGauge, countEvents: DatabaseReaders['countEvents']): void {
  addGauge(
    {
      name: 'kakon_outbox_events',
      help: 'Events of the outbox: waiting to be applied, or left out because a projection failed',
      labelNames: ['state'],
    },
    async (events) => {
      const { waiting, failed } = await countEvents();
      events.set({ state: 'waiting' }, waiting);
      events.set({ state: 'failed' }, failed);
    },
  );
  addGauge(
    { name: 'kakon_outbox_oldest_seconds', help: 'How long the oldest waiting event has waited' },
    async (oldest) => oldest.set((await countEvents()).oldestSeconds),
  );
}

function watchJobs(addGauge: AddGauge, countJobs: DatabaseReaders['countJobs']): void {
  addGauge(
    {
      name: 'kakon_jobs',
      help: 'Jobs by task: waiting for their turn, or given up on',
      labelNames: ['task', 'state'],
    },
    async (jobs) => {
      for (const { task, waiting, failed } of await countJobs()) {
        jobs.set({ task, state: 'waiting' }, waiting);
        jobs.set({ task, state: 'failed' }, failed);
      }
    },
  );
}

function watchStandbys(addGauge: AddGauge, readReplication: DatabaseReaders['readReplication']): void {
  addGauge(
    {
      name: 'kakon_standby_lag_seconds',
      help: 'How long ago the database wrote what a standby has applied last, where the role pg_monitor is granted',
      labelNames: ['standby'],
    },
    async (lag) => {
      for (const { standby, seconds } of (await readReplication()).standbys) lag.set({ standby }, seconds);
    },
  );
  addGauge({ name: 'kakon_commits_waiting', help: 'Commits that wait for a standby' }, async (commits) =>
    commits.set((await readReplication()).waitingCommits),
  );
  addGauge(
    { name: 'kakon_commit_wait_seconds', help: 'How long the longest of these commits has waited' },
    async (longest) => longest.set((await readReplication()).longestCommitSeconds),
  );
}
