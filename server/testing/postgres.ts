import { mkdtemp, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbeddedDatabase } from '#server/database/embedded/embedded.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A server whose role may create databases. Tests create their own there and leave `kakon` alone. */
    databaseUrl: string;
  }
}

/** A directory in memory, on Linux. Every test file creates and deletes hundreds of files of its database. */
const MEMORY = '/dev/shm';
/** A run takes less than half of this. */
const ENOUGH_BYTES = 2 * 1024 ** 3;

async function parentDir(): Promise<string> {
  const free = await statfs(MEMORY).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => 0,
  );
  return free > ENOUGH_BYTES ? MEMORY : tmpdir();
}

/** One PostgreSQL for the whole test run: the one of TEST_DATABASE_URL, or a temporary one that ends with the run. */
export default async function setup({ provide }: TestProject): Promise<(() => Promise<void>) | undefined> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) {
    provide('databaseUrl', given);
    return;
  }
  const dataDir = await mkdtemp(join(await parentDir(), 'kakon-test-'));
  const database = await startEmbeddedDatabase({ dataDir, disposable: true, log: () => {} });
  provide('databaseUrl', database.url);
  // The setup of the run's next project finds this one.
  process.env.TEST_DATABASE_URL = database.url;
  return () => database.stop();
}
