import { execFileSync, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmod, chown, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartRefusal } from '#server/startRefusal.ts';
import type { Binaries } from './binaries.ts';
import type { Owner } from './owner.ts';

/** The directory of PostgreSQL's files, the account that runs it, and the password of the shop's role. */
export interface Cluster {
  dir: string;
  owner: Owner;
  binaries: Binaries;
  password: string;
}

const MAJOR = '18';
export const PASSWORD_FILE = 'kakon.password';

/** Allows only local connections, with the password, by the one role that is no superuser. */
const BY_SOCKET = 'local all kakon scram-sha-256\n';
const ACCESS = `${BY_SOCKET}host all kakon 127.0.0.1/32 scram-sha-256\n`;
const ACCESS_FILE = 'pg_hba.conf';

export async function openCluster(
  dir: string,
  options: { owner: Owner; binaries: Binaries; disposable: boolean; log: (line: string) => void },
): Promise<Cluster> {
  const { owner, binaries } = options;
  if (!(await exists(join(dir, 'PG_VERSION')))) await makeCluster(dir, options);
  await checkVersion(dir);
  await own(dir, owner);
  await admitBySocket(dir, owner);
  return { dir, owner, binaries, password: await readFile(join(dir, PASSWORD_FILE), 'utf8') };
}

/** Upgrades a cluster from a version that used loopback alone. */
async function admitBySocket(dir: string, owner: Owner): Promise<void> {
  const file = join(dir, ACCESS_FILE);
  const access = await readFile(file, 'utf8');
  if (!/^local\s/m.test(access)) await writeOwned(file, `${BY_SOCKET}${access}`, owner);
}

/** Creates the cluster in another directory and renames it when complete, so that an interrupted start leaves nothing incomplete. */
async function makeCluster(
  dir: string,
  {
    owner,
    binaries,
    disposable,
    log,
  }: { owner: Owner; binaries: Binaries; disposable: boolean; log: (line: string) => void },
): Promise<void> {
  log('Creating the database');
  const unfinished = `${dir}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { mode: 0o700 });
  await own(unfinished, owner);
  const password = randomBytes(24).toString('hex');
  initdb(unfinished, { owner, binaries, disposable });
  bootstrap(unfinished, { owner, binaries, disposable, password });
  await writeOwned(join(unfinished, ACCESS_FILE), ACCESS, owner);
  await writeOwned(join(unfinished, PASSWORD_FILE), password, owner);
  await rm(dir, { recursive: true, force: true });
  await rename(unfinished, dir);
}

/**
 * The directory as PostgreSQL gets it. On Linux the process starts inside the directory and gets a path relative to that,
 * so its account needs no access to the parent directories. Root's home is closed to it.
 */
export function dirForPostgres(dir: string): string {
  return process.platform === 'linux' ? '/proc/self/cwd' : dir;
}

/** The shop's own environment must not influence PostgreSQL. */
export const CLEAN_ENVIRONMENT = { PATH: process.env.PATH ?? '/usr/bin:/bin', LC_ALL: 'C' };

type Making = { owner: Owner; binaries: Binaries; disposable: boolean };

/**
 * PostgreSQL's builtin C.UTF-8 sorts and folds case the same on every machine. The system's C.UTF-8, if there is one, only
 * decides which characters are letters. Trigrams of Bangla words need that.
 */
function initdb(dir: string, { owner, binaries, disposable }: Making): void {
  const run = (ctype: string) =>
    spawnSync(
      binaries.initdb,
      [
        ...[
          '-D',
          dirForPostgres(dir),
          '--username=postgres',
          '--auth=trust',
          '--encoding=UTF8',
          '--no-instructions',
        ],
        ...['--locale=C', `--lc-ctype=${ctype}`, '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
        ...(disposable ? ['--no-sync'] : []),
      ],
      { ...owner, cwd: dir, env: CLEAN_ENVIRONMENT, encoding: 'utf8' },
    );
  const first = run('C.UTF-8');
  if (first.status === 0) return;
  const second = run('C');
  if (second.status !== 0)
    throw new StartRefusal(`PostgreSQL could not be set up: ${lastLine(second.stderr)}`);
}

/** The shop's role owns its database and is no superuser. PostgreSQL's superuser cannot log in at all. */
function bootstrap(
  dir: string,
  { owner, binaries, disposable, password }: Making & { password: string },
): void {
  const statements = [
    `create role kakon login ${disposable ? 'createdb' : ''} password '${password}'`,
    'create database kakon owner kakon',
  ];
  const flags = [
    '--single',
    '-D',
    dirForPostgres(dir),
    '-c',
    'exit_on_error=on',
    '-c',
    'log_checkpoints=off',
    'postgres',
  ];
  const { status, stderr } = spawnSync(binaries.postgres, flags, {
    ...owner,
    cwd: dir,
    env: CLEAN_ENVIRONMENT,
    input: `${statements.join('\n')}\n`,
    encoding: 'utf8',
  });
  if (status !== 0) throw new StartRefusal(`PostgreSQL could not be set up: ${lastLine(stderr)}`);
}

async function checkVersion(dir: string): Promise<void> {
  const version = (await readFile(join(dir, 'PG_VERSION'), 'utf8')).trim();
  if (version === MAJOR) return;
  throw new StartRefusal(
    `${dir} was made by PostgreSQL ${version} and this is ${MAJOR}: dump it there and restore it here`,
  );
}

/** A directory that root restored belongs to root. PostgreSQL requires one that it owns, closed to others. */
async function own(dir: string, { uid, gid }: Owner): Promise<void> {
  if (uid === undefined || gid === undefined) return;
  if ((await stat(dir)).uid === uid) return;
  execFileSync('chown', ['-R', `${uid}:${gid}`, dir]);
  await chmod(dir, 0o700);
}

async function writeOwned(path: string, content: string, { uid, gid }: Owner): Promise<void> {
  await writeFile(path, content, { mode: 0o600 });
  if (uid !== undefined && gid !== undefined) await chown(path, uid, gid);
}

function lastLine(output: string | null): string {
  return (output ?? '').trim().split('\n').at(-1) ?? '';
}

function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
