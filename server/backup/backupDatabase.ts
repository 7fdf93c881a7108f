/** Opens the database that the settings name, whether a running shop uses it or not. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runningDatabase } from '#server/database/embedded/address.ts';
import { startEmbeddedDatabase } from '#server/database/embedded/embedded.ts';
import type { Settings } from '#server/environment.ts';
import { StartRefusal } from '#server/startRefusal.ts';

type Log = (line: string) => void;

export async function withShopsDatabase<T>(
  { databaseUrl, databaseDirectUrl, dataDir }: Settings,
  log: Log,
  work: (url: string) => Promise<T>,
): Promise<T> {
  if (databaseUrl) return work(databaseDirectUrl ?? databaseUrl);
  const running = await runningDatabase(dataDir);
  if (running) return work(running);
  if (!existsSync(join(dataDir, 'postgres'))) throw new StartRefusal(`DATA_DIR: no shop found in ${dataDir}`);
  return withStarted(dataDir, log, work);
}

export async function withNewDatabase<T>(
  { databaseUrl, databaseDirectUrl, dataDir }: Settings,
  log: Log,
  work: (url: string) => Promise<T>,
): Promise<T> {
  if (databaseUrl) return work(databaseDirectUrl ?? databaseUrl);
  return withStarted(dataDir, log, work);
}

async function withStarted<T>(dataDir: string, log: Log, work: (url: string) => Promise<T>): Promise<T> {
  const { url, stop } = await startEmbeddedDatabase({ dataDir, log });
  try {
    return await work(url);
  } finally {
    await stop();
  }
}
