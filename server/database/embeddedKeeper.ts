/**
 * The process between the shop and its PostgreSQL. It starts the server, starts it again when it dies, and stops it
 * when the shop says so or is no more: the channel to the shop closes whichever way the shop ends, SIGKILL included.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { CLEAN_ENVIRONMENT, type Cluster, spokenDir } from './embeddedCluster.ts';
import { freeLoopbackPort, type Lock, lockNameOf, takeLock } from './embeddedLock.ts';
import { EmbeddedLog } from './embeddedLog.ts';
import { clearLeftovers, clearSockets, postmasterIn } from './embeddedPostmaster.ts';
import { postgresArguments } from './embeddedSettings.ts';

/** What the shop tells its keeper, once. */
export interface Keeping {
  cluster: Pick<Cluster, 'dir' | 'owner' | 'binaries'>;
  dataDir: string;
  logFile: string;
  disposable: boolean;
  /** The port of an earlier keeper of the same start, which the shop's connections know. */
  port?: number;
}

/** What the keeper tells the shop. */
export type KeeperNews = { is: 'ready'; port: number } | { is: 'failed'; reason: string } | { is: 'died' };

const TRIES_AT_FIRST = 6;
const FAST_STOP_MS = 15_000;
const IMMEDIATE_STOP_MS = 5_000;

let stopping = false;
let server: ChildProcess | undefined;

async function keep(keeping: Keeping): Promise<void> {
  const turn = await myTurn(keeping.cluster.dir);
  const log = new EmbeddedLog(keeping.logFile);
  const port = await startAtFirst(keeping, log);
  while (!stopping && port !== null) {
    tell({ is: 'ready', port });
    await end(server);
    if (stopping) break;
    tell({ is: 'died' });
    await startAgain(keeping, port, log);
  }
  // Told to stop before it came to start anything, it may have found a server that outlived an earlier keeper.
  await clearLeftovers(keeping.cluster.dir);
  await turn.release();
  if (keeping.disposable) rmSync(keeping.dataDir, { recursive: true, force: true });
  process.exit(0);
}

/** An earlier shop's keeper may still be stopping its server; two at once would get in each other's way. */
async function myTurn(dir: string): Promise<Lock> {
  const name = await lockNameOf(dir, 'keeper');
  for (;;) {
    const lock = await takeLock(name);
    if (lock) return lock;
    await pause(25);
  }
}

async function startAtFirst(keeping: Keeping, log: EmbeddedLog): Promise<number | null> {
  for (let tried = 0; tried < TRIES_AT_FIRST && !stopping; tried += 1) {
    await pause(tried * 250);
    const port = keeping.port ?? (await freeLoopbackPort());
    if (await startOnce(keeping, port, log)) return port;
  }
  if (!stopping) tell({ is: 'failed', reason: log.lastFatal || 'it ended at once' });
  return null;
}

async function startAgain(keeping: Keeping, port: number, log: EmbeddedLog): Promise<void> {
  for (let wait = 0; !stopping; wait = Math.min(wait + 250, 3000)) {
    await pause(wait);
    if (await startOnce(keeping, port, log)) return;
  }
}

/** True once the server serves, false when it ended before. */
async function startOnce({ cluster, disposable }: Keeping, port: number, log: EmbeddedLog): Promise<boolean> {
  await clearLeftovers(cluster.dir);
  if (stopping) return false;
  clearSockets(cluster.dir);
  const flags = ['-D', spokenDir(cluster.dir), '-p', String(port), ...postgresArguments({ disposable })];
  const child = spawn(cluster.binaries.postgres, flags, {
    ...cluster.owner,
    cwd: cluster.dir,
    env: CLEAN_ENVIRONMENT,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  child.on('error', (error) => log.write(`FATAL:  ${error.message}\n`));
  child.stderr.setEncoding('utf8').on('data', (text: string) => log.write(text));
  server = child;
  while (isRunning(child)) {
    const note = postmasterIn(cluster.dir);
    if (note?.pid === child.pid && note?.ready) return true;
    await pause(10);
  }
  return false;
}

async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  server?.kill('SIGINT');
  await pause(FAST_STOP_MS, undefined, { ref: false });
  server?.kill('SIGQUIT');
  await pause(IMMEDIATE_STOP_MS, undefined, { ref: false });
  server?.kill('SIGKILL');
}

function isRunning(child: ChildProcess): boolean {
  return child.pid !== undefined && child.exitCode === null && child.signalCode === null;
}

async function end(child: ChildProcess | undefined): Promise<void> {
  if (child && isRunning(child)) await once(child, 'exit');
}

function tell(news: KeeperNews): void {
  if (process.connected) process.send?.(news);
}

// Signals meant for the shop reach its whole session or service; when to stop is the shop's word alone.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
process.on('disconnect', stop);
process.on('message', (message: Keeping | 'stop') => (message === 'stop' ? stop() : keep(message)));
