import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { makeDataDir } from '#server/dataDir.ts';
import { StartRefusal } from '#server/startRefusal.ts';
import { embeddedAddress } from './embeddedAddress.ts';
import { binariesFor } from './embeddedBinaries.ts';
import { openCluster } from './embeddedCluster.ts';
import type { KeeperNews, Keeping } from './embeddedKeeper.ts';
import { holderOf, type Lock, lockNameOf, takeLock } from './embeddedLock.ts';
import { ownerOf } from './embeddedOwner.ts';

export interface EmbeddedDatabase {
  /** Good for as long as the database is not stopped: the address outlives PostgreSQL's own crashes. */
  url: string;
  stop(): Promise<void>;
}

interface EmbeddedOptions {
  dataDir: string;
  log: (line: string) => void;
  /** A test run's: fast instead of durable, its role may create databases, its directory goes when it stops. */
  disposable?: boolean;
}

/** The PostgreSQL that comes with the shop, its files under DATA_DIR, for one shop at a time. */
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
    const keeping: Keeping = { cluster, dataDir, logFile: join(dataDir, 'postgres.log'), disposable };
    const keeper = new Keeper(keeping, log);
    const port = await keeper.ready();
    const url = embeddedAddress(dir, { port, password: cluster.password });
    return { url, stop: () => keeper.stop().then(() => lock.release()) };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

async function lockDataDir(dataDir: string): Promise<Lock> {
  const name = await lockNameOf(dataDir, 'shop');
  const lock = await takeLock(name);
  if (lock) return lock;
  const holder = await holderOf(name);
  throw new StartRefusal(
    `DATA_DIR: ${dataDir} is in use by a shop that runs already (process ${holder ?? 'unknown'}); stop it, or take another DATA_DIR`,
  );
}

/** Our end of the keeper. One that is killed is replaced, with the same port, so that the address stays good. */
class Keeper {
  readonly #keeping: Keeping;
  readonly #log: (line: string) => void;
  #process: ChildProcess | undefined;
  #stopping = false;
  #port: number | undefined;

  constructor(keeping: Keeping, log: (line: string) => void) {
    this.#keeping = keeping;
    this.#log = log;
  }

  ready(): Promise<number> {
    return new Promise((resolvePort, reject) => {
      this.#begin((news) => {
        if (news.is === 'ready') resolvePort(news.port);
        if (news.is === 'failed')
          reject(new StartRefusal(`PostgreSQL did not start: ${news.reason} (see ${this.#keeping.logFile})`));
      });
    });
  }

  async stop(): Promise<void> {
    this.#stopping = true;
    const child = this.#process;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    child.ref();
    child.send('stop');
    await once(child, 'exit');
  }

  /** A session of its own keeps a Ctrl-C in the terminal from reaching PostgreSQL before the shop is done with it. */
  #begin(hear: (news: KeeperNews) => void): void {
    const child = fork(join(import.meta.dirname, 'embeddedKeeper.ts'), {
      detached: true,
      execArgv: [],
      env: { PATH: process.env.PATH },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    this.#process = child;
    child.on('message', (news: KeeperNews) => {
      if (news.is === 'ready') this.#settle(child, news.port);
      if (news.is === 'died') this.#log('PostgreSQL died and is being started again');
      hear(news);
    });
    child.on('exit', () => this.#replace(hear));
    const { cluster, ...rest } = this.#keeping;
    const { dir, owner, binaries } = cluster;
    child.send({ ...rest, cluster: { dir, owner, binaries }, port: this.#port });
  }

  /** Once it serves, the keeper is no reason for the shop to go on living. */
  #settle(child: ChildProcess, port: number): void {
    this.#port = port;
    child.unref();
    child.channel?.unref();
  }

  #replace(hear: (news: KeeperNews) => void): void {
    if (this.#stopping) return;
    if (this.#port === undefined) {
      hear({ is: 'failed', reason: 'its keeper ended' });
    } else {
      this.#log("PostgreSQL's keeper died and is being replaced");
      this.#begin(hear);
    }
  }
}
