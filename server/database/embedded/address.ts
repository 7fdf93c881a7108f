/**
 * The address of the embedded PostgreSQL. A statement over a Unix socket costs little more than half of what it costs over
 * loopback. Loopback is used where a socket cannot be named.
 */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PASSWORD_FILE } from './cluster.ts';
import { holderOf } from './lock.ts';
import { postmasterIn } from './postmaster.ts';

/** The smallest limit of all operating systems. Longer paths are truncated silently. */
const longestSocketPath = 103;

export function embeddedAddress(dir: string, { port, password }: { port: number; password: string }): string {
  const address = `postgres://kakon:${password}@127.0.0.1:${port}/kakon`;
  // The driver looks for this file in the directory that is given as the host.
  const isShort = Buffer.byteLength(join(dir, `.s.PGSQL.${port}`)) <= longestSocketPath;
  return process.platform !== 'win32' && isShort ? `${address}?host=${encodeURIComponent(dir)}` : address;
}

/** The address of the PostgreSQL of a running shop with this DATA_DIR. Null if none runs. */
export async function runningDatabase(dataDir: string): Promise<string | null> {
  if (!existsSync(dataDir) || (await holderOf(dataDir)) === null) return null;
  const dir = join(dataDir, 'postgres');
  const note = postmasterIn(dir);
  if (!note?.ready) return null;
  const password = await readFile(join(dir, PASSWORD_FILE), 'utf8');
  return embeddedAddress(dir, { port: note.port, password });
}
