/** `npm run backup -- FILE`: writes the whole shop into one file, while it runs or not. */
import { join, resolve } from 'node:path';
import { withShopsDatabase } from '#server/backup/backupDatabase.ts';
import { writeBackup } from '#server/backup/writeBackup.ts';
import { localDisk } from '#server/uploads/localDisk.ts';
import { runWithSettings } from './runWithSettings.ts';

await runWithSettings('npm run backup -- FILE', async (file, settings) => {
  const photos = localDisk(join(settings.dataDir, 'uploads'));
  const manifest = await withShopsDatabase(settings, console.log, (databaseUrl) =>
    writeBackup(resolve(file), { databaseUrl, photos }),
  );
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(
    `${file} holds ${rows} rows of ${manifest.tables.length} tables and ${manifest.uploads.length} uploads`,
  );
});
