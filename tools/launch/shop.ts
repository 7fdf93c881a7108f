/**
 * Starts the shop, prints its address, and stops it. `npm run dev` runs this file; `npm start` runs build/shop/shop.js,
 * which is built from it (see serverBundle.ts).
 */
import './command.ts';
import cluster from 'node:cluster';
import { readEnvironment, type Settings } from '#server/environment.ts';
import type { RunningShop } from '#server/main.ts';
import { refuseTakenPort } from '#server/startRefusal.ts';

/** If stopping takes longer than this after DRAIN_DELAY, the process exits. */
const STOP_LIMIT_MS = 10_000;

const development = process.argv.includes('--dev');
// React reads this when it is loaded.
process.env.NODE_ENV = development ? 'development' : 'production';

/** One Ctrl-C arrives several times: from the terminal, from npm and from the parent process. */
const SAME_SIGNAL_MS = 1000;

let shop: RunningShop | undefined;
let stoppingSince: number | undefined;

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, close);
// The browser tests' runner, or the first process, is gone and could not send a signal.
process.on('disconnect', close);

const settings = readEnvironment(process.env);
shop = await start();

/** With PROCESSES, this is the first process, which starts the others, or one of them. */
async function start(): Promise<RunningShop> {
  const pages = development ? 'development' : 'built';
  if (cluster.isWorker) {
    const { startShop } = await import('#server/main.ts');
    return startShop({ settings, progress: () => {}, pages });
  }
  await refuseTakenPort(settings);
  const startAll =
    settings.processes > 1 && !development
      ? (await import('#server/processes.ts')).startProcesses
      : (await import('#server/main.ts')).startShop;
  const running = await startAll({ settings, progress: console.log, pages });
  printAddress(running, settings);
  return running;
}

function printAddress({ name, address, newAdmin }: RunningShop, settings: Settings): void {
  const admin = newAdmin?.email ?? settings.adminEmail;
  const lines = [
    `${name} is open at ${address}`,
    `Admin login: ${address}/auth/login${admin ? ` as ${admin}` : ''}`,
    ...(newAdmin ? [`Password: ${newAdmin.password} (shown only once; change it in My Account)`] : []),
    'Ctrl-C closes the shop.',
  ];
  console.log(`\n  ${lines.join('\n  ')}\n`);
}

/** A second signal does not wait. The guard of PostgreSQL still stops the database in order. */
async function close(): Promise<void> {
  if (stoppingSince !== undefined && Date.now() - stoppingSince < SAME_SIGNAL_MS) return;
  if (stoppingSince !== undefined || !shop) process.exit(130);
  stoppingSince = Date.now();
  setTimeout(() => process.exit(1), settings.drainDelay * 1000 + STOP_LIMIT_MS).unref();
  await shop.stop();
  process.exit(0);
}
