import type { TestProject } from 'vitest/node';
import { startEmbeddedDatabase } from '#server/database/embedded/embedded.ts';
import { makeMemoryDir } from './memoryDir.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A server whose role may create databases. Tests create their own there and leave `kakon` alone. */
    databaseUrl: string;
  }
}

/** One PostgreSQL for the whole test run: the one of TEST_DATABASE_URL, or a temporary one that ends with the run. */
export default async function setup({ provide }: TestProject): Promise<(() => Promise<void>) | undefined> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) {
    provide('databaseUrl', given);
    return;
  }
  const dataDir = await makeMemoryDir('kakon-test-');
  const database = await startEmbeddedDatabase({ dataDir, disposable: true, log: () => {} });
  provide('databaseUrl', database.url);
  // The setup of the run's next project finds this one.
  process.env.TEST_DATABASE_URL = database.url;
  return () => {
    delete process.env.TEST_DATABASE_URL;
    return database.stop();
  };
}
