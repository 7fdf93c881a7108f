/**
 * `npm run backup -- FILE` writes the whole shop into one file, while it runs or not. `npm run restore -- FILE` restores
 * that file into an empty DATA_DIR or database.
 */
import './command.ts';
import { resolve } from 'node:path';
import { withNewDatabase, withShopsDatabase } from '#server/backup/backupDatabase.ts';
import { restoreBackup } from '#server/backup/restoreBackup.ts';
import { writeBackup } from '#server/backup/writeBackup.ts';
import { readEnvironment } from '#server/environment.ts';
import { StartRefusal } from '#server/startRefusal.ts';
import { openPhotoStorage } from '#server/uploads/openPhotoStorage.ts';
import { refuseS3 } from '#server/uploads/s3/refuseS3.ts';

const [command, file, ...more] = process.argv.slice(2);
if (!file || more.length > 0) throw new StartRefusal(`Usage: npm run ${command} -- FILE`);
const settings = readEnvironment(process.env);
const isAway = await refuseS3(settings.s3);
if (isAway) throw new StartRefusal(isAway);
const photos = openPhotoStorage(settings);
if (command === 'restore') {
  const { createdAt } = await withNewDatabase(settings, console.log, (databaseUrl) =>
    restoreBackup(resolve(file), { databaseUrl, photos }),
  );
  console.log(`The shop is as it was at ${createdAt}; npm start opens it`);
} else {
  const { tables, uploads } = await withShopsDatabase(settings, console.log, (databaseUrl) =>
    writeBackup(resolve(file), { databaseUrl, photos }),
  );
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(`${file} holds ${rows} rows of ${tables.length} tables and ${uploads.length} uploads`);
}
