/** `npm run restore -- FILE`: restores a backup into an empty DATA_DIR or database. */
import { join, resolve } from 'node:path';
import { withNewDatabase } from '#server/backup/backupDatabase.ts';
import { restoreBackup } from '#server/backup/restoreBackup.ts';
import { localDisk } from '#server/uploads/localDisk.ts';
import { runWithSettings } from './runWithSettings.ts';

await runWithSettings('npm run restore -- FILE', async (file, settings) => {
  const photos = localDisk(join(settings.dataDir, 'uploads'));
  const { createdAt } = await withNewDatabase(settings, console.log, (databaseUrl) =>
    restoreBackup(resolve(file), { databaseUrl, photos }),
  );
  console.log(`The shop is as it was at ${createdAt}; npm start opens it`);
});
