/**
 * Before `npm start` opens the shop: what is stale is built, in a process of its own, so that the shop holds nothing of
 * what built it. What would keep the shop from opening is told before anybody waits for a build.
 */
import { buildIfStale } from './build.ts';
import { openingSettings } from './settingsFile.ts';

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(130));
// The process that started us is gone; hearing of it is no reason to go on when all is done.
process.on('disconnect', () => process.exit(130));
process.channel?.unref();

try {
  await buildIfStale(openingSettings);
} catch (error) {
  const { reportFailedStart } = await import('#server/startRefusal.ts');
  reportFailedStart(error);
}
