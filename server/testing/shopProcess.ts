/**
 * A whole shop without pages, as a process that tests can kill. It sends its address and runs until it receives a
 * message.
 */
import cluster from 'node:cluster';
import type { AdminLogin } from '#server/accounts/ensureAdmin.ts';
import { readEnvironment } from '#server/environment.ts';
import { startShop } from '#server/main.ts';
import { startProcesses } from '#server/processes.ts';
import { reportFailedStart } from '#server/startRefusal.ts';

export interface ShopNews {
  address: string;
  /** The lines that a terminal would show. */
  said: string[];
  newAdmin: AdminLogin | null;
}

const said: string[] = [];
let stopped = false;
// The test runner was killed.
process.once('disconnect', () => stopped || process.exit(1));
try {
  const settings = readEnvironment(process.env);
  const start = settings.processes > 1 && cluster.isPrimary ? startProcesses : startShop;
  const shop = await start({ settings, progress: (line) => said.push(line), pages: 'none' });
  // A process of several receives messages of others.
  for (const asked of cluster.isPrimary ? ['message', 'SIGTERM'] : ['SIGTERM'])
    process.once(asked, () => shop.stop().then(leave));
  if (cluster.isPrimary && process.connected) {
    const { address, newAdmin } = shop;
    process.send?.({ address, said, newAdmin } satisfies ShopNews);
  }
} catch (error) {
  reportFailedStart(error);
  leave();
}

/** The test may have disconnected before. */
function leave(): void {
  stopped = true;
  if (process.connected) process.disconnect();
}
