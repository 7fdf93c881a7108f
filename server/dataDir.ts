/** The directory for all that the shop keeps: database, uploads, outbox. */
import { access, constants, mkdir } from 'node:fs/promises';
import { StartRefusal } from './startRefusal.ts';

export async function makeDataDir(dataDir: string): Promise<void> {
  const refuse = (what: string) => (error: NodeJS.ErrnoException) => {
    throw new StartRefusal(
      `DATA_DIR: ${dataDir} cannot be ${what} (${error.code}); it takes a directory this user may write to`,
    );
  };
  // Mails with their codes lie in it, so nobody else on the machine may look.
  await mkdir(dataDir, { recursive: true, mode: 0o700 }).catch(refuse('made'));
  await access(dataDir, constants.W_OK | constants.X_OK).catch(refuse('written to'));
}
