import { execFileSync, spawnSync } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { StartRefusal } from '#server/startRefusal.ts';

/** The account that runs PostgreSQL. Empty: the shop's own account. */
export interface Owner {
  uid?: number;
  gid?: number;
}

/**
 * PostgreSQL refuses to run as root. Under root it runs as the owner of an existing database directory, or as the user
 * `postgres`, which is created if it is missing.
 */
export async function ownerOf(clusterDir: string, log: (line: string) => void): Promise<Owner> {
  if (process.getuid?.() !== 0) return {};
  const found = await stat(clusterDir).catch(() => null);
  if (found && found.uid !== 0) return { uid: found.uid, gid: found.gid };
  return idsOfPostgres() ?? makePostgresUser(log);
}

function idsOfPostgres(): Owner | null {
  const ids = ['-u', '-g'].map((flag) => spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  if (ids.some(({ status }) => status !== 0)) return null;
  return { uid: Number(ids[0]?.stdout), gid: Number(ids[1]?.stdout) };
}

const USERADD = [
  '--system',
  '--user-group',
  '--no-create-home',
  '--home-dir',
  '/nonexistent',
  '--shell',
  '/bin/false',
];

function makePostgresUser(log: (line: string) => void): Owner {
  log('Making the system user postgres, since PostgreSQL refuses to run as root');
  try {
    execFileSync('useradd', [...USERADD, 'postgres'], { stdio: 'ignore' });
  } catch {
    // The check below says what is missing.
  }
  const ids = idsOfPostgres();
  if (ids) return ids;
  throw new StartRefusal(
    'PostgreSQL refuses to run as root and this machine has no user named postgres: add one, start as another user, or set DATABASE_URL',
  );
}
