/**
 * `npm start`, once everything is built, and `npm run dev`: opens the shop, says where, and closes it again. In
 * development it runs as it stands here; else as build/shop/start.js (see serverBundle.ts).
 */
import type { RunningShop } from '#server/main.ts';
import type { Settings } from '#server/settings.ts';
import { openingSettings } from './settingsFile.ts';

/** A shop that takes longer than this to close is left to the operating system. */
const CLOSING_MS = 10_000;

const development = process.env.NODE_ENV === 'development';
// React is told before it is loaded.
process.env.NODE_ENV = development ? 'development' : 'production';

/** A Ctrl-C in a terminal arrives several times over: from the terminal, from npm, from the process that started us. */
const SAME_ASKING_MS = 1000;

let shop: RunningShop | undefined;
let closingSince: number | undefined;

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, close);
// The process that started us is gone, without the time for a signal.
process.on('disconnect', close);

try {
  await open();
} catch (error) {
  const { reportFailedStart } = await import('#server/startRefusal.ts');
  reportFailedStart(error);
  process.exit();
}

async function open(): Promise<void> {
  const settings = await openingSettings();
  const { startShop } = await import('#server/main.ts');
  shop = await startShop({ settings, progress: console.log, pages: development ? 'development' : 'built' });
  tellWhere(shop, settings);
}

function tellWhere({ name, address, newAdmin }: RunningShop, settings: Settings): void {
  const admin = newAdmin?.email ?? settings.adminEmail;
  const lines = [
    `${name} is open at ${address}`,
    `Admin sign-in: ${address}/auth/login${admin ? ` as ${admin}` : ''}`,
    ...(newAdmin ? [`Password: ${newAdmin.password} (shown this once; the account page changes it)`] : []),
    'Ctrl-C closes the shop.',
  ];
  console.log(`\n  ${lines.join('\n  ')}\n`);
}

/** The second time of asking, it is not waited for: PostgreSQL's keeper brings the database down in order all the same. */
async function close(): Promise<void> {
  if (closingSince !== undefined && Date.now() - closingSince < SAME_ASKING_MS) return;
  if (closingSince !== undefined || !shop) process.exit(130);
  closingSince = Date.now();
  setTimeout(() => process.exit(1), CLOSING_MS).unref();
  await shop.stop();
  process.exit(0);
}
