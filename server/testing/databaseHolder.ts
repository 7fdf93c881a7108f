/**
 * A process that runs only the embedded database, so that tests can kill it. It starts the database of DATA_DIR, a
 * disposable one if DISPOSABLE is on, sends its address and runs until it receives a message. Fork it with an IPC channel
 * to the test.
 */
import { startEmbeddedDatabase } from '#server/database/embedded/embedded.ts';
import { reportFailedStart } from '#server/startRefusal.ts';

export type HolderNews = { url: string } | { log: string };

const tell = (news: HolderNews) => process.send?.(news);

try {
  const dataDir = process.env.DATA_DIR ?? '';
  const disposable = process.env.DISPOSABLE === 'on';
  const database = await startEmbeddedDatabase({ dataDir, disposable, log: (log) => tell({ log }) });
  process.once('message', () => database.stop().then(() => process.disconnect()));
  tell({ url: database.url });
} catch (error) {
  reportFailedStart(error);
  process.disconnect();
}
