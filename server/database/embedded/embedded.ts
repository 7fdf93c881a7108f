import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { makeDataDir } from '#server/dataDir.ts';
import { StartRefusal } from '#server/startRefusal.ts';
import { embeddedAddress } from './address.ts';
import { binariesFor } from './binaries.ts';
import { openCluster } from './cluster.ts';
import { holderOf, type Lock, takeLock } from './lock.ts';
import { ownerOf } from './owner.ts';
import { PostgresServer } from './server.ts';

export interface EmbeddedDatabase {
  /** Valid until the database is stopped, even after a crash of PostgreSQL. */
  url: string;
  stop(): Promise<void>;
}

interface EmbeddedOptions {
  dataDir: string;
  log: (line: string) => void;
  /** For tests: fast instead of durable. Its role may create databases, and its directory is deleted when it stops. */
  disposable?: boolean;
}

/** Starts the PostgreSQL that comes with the shop. Its files are under DATA_DIR, for one shop at a time. */
export async function startEmbeddedDatabase(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const { log, disposable = false } = options;
  const dataDir = resolve(options.dataDir);
  await makeDataDir(dataDir);
  const lock = await lockDataDir(dataDir);
  try {
    const dir = join(dataDir, 'postgres');
    const owner = await ownerOf(dir, log);
    const binaries = await binariesFor(owner, log);
    const cluster = await openCluster(dir, { owner, binaries, disposable, log });
    const logFile = join(dataDir, 'postgres.log');
    const server = new PostgresServer({ cluster, logFile, disposableDir: disposable ? dataDir : null, log });
    const port = await server.start();
    const url = embeddedAddress(dir, { port, password: cluster.password });
    const stop = async () => {
      await server.stop();
      await lock.release();
      if (disposable) await rm(dataDir, { recursive: true, force: true });
    };
    return { url, stop };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

async function lockDataDir(dataDir: string): Promise<Lock> {
  const lock = await takeLock(dataDir);
  if (lock) return lock;
  const holder = await holderOf(dataDir);
  throw new StartRefusal(
    `DATA_DIR: ${dataDir} is in use by a shop that runs already (process ${holder || 'unknown'}); stop it, or take another DATA_DIR`,
  );
}
