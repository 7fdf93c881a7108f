/** `npm run photos -- --move` moves photos to where the settings keep them: into the bucket of S3_URL, or out of it. */
import './command.ts';
import { connect } from '#server/database/connect.ts';
import { findTraits } from '#server/database/connectionTraits.ts';
import { runningDatabase } from '#server/database/embedded/address.ts';
import { readEnvironment } from '#server/environment.ts';
import { StartRefusal } from '#server/startRefusal.ts';
import { movePhotos } from '#server/uploads/movePhotos.ts';
import { photoPlaces } from '#server/uploads/openPhotoStorage.ts';
import { refuseS3 } from '#server/uploads/s3/refuseS3.ts';
import { hasRecord } from '#server/uploads/uploadQueries.ts';

const linesEvery = 1_000;

if (process.argv.slice(2).join(' ') !== '--move') throw new StartRefusal('Usage: npm run photos -- --move');
const settings = readEnvironment(process.env);
const places = photoPlaces(settings);
if (!places || !settings.s3)
  throw new StartRefusal('S3_URL: not set; it names the bucket that photos move into, with leave=on out of');
const isAway = await refuseS3(settings.s3);
if (isAway) throw new StartRefusal(isAway);
const url = settings.databaseDirectUrl ?? settings.databaseUrl ?? (await runningDatabase(settings.dataDir));
// While nothing runs on the embedded database, nobody deletes a photo.
const database = url ? connect(url, { poolSize: 1, traits: await findTraits(url) }) : null;
const moved = await movePhotos({
  from: places.former,
  to: places.now,
  // A file that stays because the database is away is swept later.
  isDeleted: async (key) => database !== null && !(await hasRecord(database.db, key).catch(() => true)),
  progress: (count) => count % linesEvery === 0 && console.log(`${count} files are moved`),
});
await database?.close();
const where = settings.s3.isLeaving ? `${settings.dataDir}/uploads` : `the bucket ${settings.s3.bucket}`;
console.log(`All photos are in ${where}; ${moved} files were moved there now`);
