/** `npm run photos -- --move` moves photos to where the settings keep them: into the bucket of S3_URL, or out of it. */
import './endWithNpm.mjs';
import './loadEnvFile.ts';
import { readEnvironment } from '#server/environment.ts';
import { reportFailedStart, StartRefusal } from '#server/startRefusal.ts';
import { movePhotos } from '#server/uploads/movePhotos.ts';
import { photoPlaces } from '#server/uploads/openPhotoStorage.ts';
import { refuseS3 } from '#server/uploads/s3/refuseS3.ts';

const linesEvery = 1_000;

process.on('uncaughtException', reportFailedStart);

if (process.argv.slice(2).join(' ') !== '--move') throw new StartRefusal('Usage: npm run photos -- --move');
const settings = readEnvironment(process.env);
const places = photoPlaces(settings);
if (!places || !settings.s3)
  throw new StartRefusal('S3_URL: not set; it names the bucket that photos move into, with leave=on out of');
const isAway = await refuseS3(settings.s3);
if (isAway) throw new StartRefusal(isAway);
const moved = await movePhotos({
  from: places.former,
  to: places.now,
  progress: (count) => count % linesEvery === 0 && console.log(`${count} files are moved`),
});
const where = settings.s3.isLeaving ? `${settings.dataDir}/uploads` : `the bucket ${settings.s3.bucket}`;
console.log(`All photos are in ${where}; ${moved} files were moved there now`);
