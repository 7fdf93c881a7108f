import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { embeddedAddress } from './address.ts';
import { PASSWORD_FILE } from './cluster.ts';
import { holderOf } from './lock.ts';
import { postmasterIn } from './postmaster.ts';

/** The address of the PostgreSQL of a running shop with this DATA_DIR. Null if none runs. */
export async function runningDatabase(dataDir: string): Promise<string | null> {
  if (!existsSync(dataDir) || (await holderOf(dataDir)) === null) return null;
  const dir = join(dataDir, 'postgres');
  const note = postmasterIn(dir);
  if (!note?.ready) return null;
  const password = await readFile(join(dir, PASSWORD_FILE), 'utf8');
  return embeddedAddress(dir, { port: note.port, password });
}
