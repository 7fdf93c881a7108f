import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { embeddedAddress } from './embeddedAddress.ts';
import { PASSWORD_FILE } from './embeddedCluster.ts';
import { holderOf, lockNameOf } from './embeddedLock.ts';
import { postmasterIn } from './embeddedPostmaster.ts';

/** The address of the PostgreSQL that a running shop has below its DATA_DIR; null where no shop runs there. */
export async function runningDatabase(dataDir: string): Promise<string | null> {
  if (!existsSync(dataDir) || (await holderOf(await lockNameOf(dataDir, 'shop'))) === null) return null;
  const dir = join(dataDir, 'postgres');
  const note = postmasterIn(dir);
  if (!note?.ready) return null;
  const password = await readFile(join(dir, PASSWORD_FILE), 'utf8');
  return embeddedAddress(dir, { port: note.port, password });
}
