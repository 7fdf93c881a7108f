/** The directory for the database, the uploads and the outbox. */
import { access, constants, mkdir } from 'node:fs/promises';
import { StartRefusal } from './startRefusal.ts';

export async function makeDataDir(dataDir: string): Promise<void> {
  const refuse = (what: string) => (error: NodeJS.ErrnoException) => {
    throw new StartRefusal(
      `DATA_DIR: ${dataDir} cannot be ${what} (${error.code}); it takes a directory this user may write to`,
    );
  };
  // It holds mails with reset codes, so other users of the machine must not read it.
  await mkdir(dataDir, { recursive: true, mode: 0o700 }).catch(refuse('made'));
  await access(dataDir, constants.W_OK | constants.X_OK).catch(refuse('written to'));
}
