/**
 * A shop reduced to its database, as a process that tests can kill: starts what DATA_DIR holds, tells its address,
 * and lives until it is told to stop. Run with a channel to the test.
 */
import { startEmbeddedDatabase } from '#server/database/embedded.ts';
import { reportFailedStart } from '#server/startRefusal.ts';

export type HolderNews = { url: string } | { log: string };

const tell = (news: HolderNews) => process.send?.(news);

try {
  const dataDir = process.env.DATA_DIR ?? '';
  const database = await startEmbeddedDatabase({ dataDir, log: (log) => tell({ log }) });
  process.once('message', () => database.stop().then(() => process.disconnect()));
  tell({ url: database.url });
} catch (error) {
  reportFailedStart(error);
  process.disconnect();
}
