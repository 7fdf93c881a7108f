/** The directory for all that the shop keeps: database, uploads, outbox. */
import { mkdir } from 'node:fs/promises';
import { StartRefusal } from './startRefusal.ts';

export async function makeDataDir(dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true }).catch((error: NodeJS.ErrnoException) => {
    throw new StartRefusal(
      `DATA_DIR: ${dataDir} cannot be made (${error.code}); it takes a directory this user may write to`,
    );
  });
}
