/** Opens the photo storage that the settings name: the disk under DATA_DIR, or the bucket of S3_URL. */
import { join } from 'node:path';
import type { Settings } from '#server/environment.ts';
import { localCopies } from './localCopies.ts';
import { localDisk } from './localDisk.ts';
import type { PhotoStorage } from './photoStorage.ts';
import { type S3Times, s3Client, usualTimes } from './s3/s3Client.ts';
import { s3Storage } from './s3/s3Storage.ts';
import { twoPlaces } from './twoPlaces.ts';

export type PhotoSettings = Pick<Settings, 's3' | 'dataDir'>;

export interface PhotoPlaces {
  /** Where new photos go, and where they came from. */
  now: PhotoStorage;
  former: PhotoStorage;
}

const diskOf = ({ dataDir }: PhotoSettings): PhotoStorage => localDisk(join(dataDir, 'uploads'));

/** With a bucket there are two places, because photos may still have to be moved. Null: only the disk. */
export function photoPlaces(settings: PhotoSettings, times: S3Times = usualTimes): PhotoPlaces | null {
  const { s3 } = settings;
  if (!s3) return null;
  const [bucket, disk] = [s3Storage(s3Client(s3, times)), diskOf(settings)];
  return s3.isLeaving ? { now: disk, former: bucket } : { now: bucket, former: disk };
}

export function openPhotoStorage(settings: PhotoSettings, times: S3Times = usualTimes): PhotoStorage {
  const places = photoPlaces(settings, times);
  if (!places || !settings.s3) return diskOf(settings);
  const copied = (bucket: PhotoStorage) =>
    localCopies(bucket, localDisk(join(settings.dataDir, 'photo-copies')));
  return settings.s3.isLeaving
    ? twoPlaces(places.now, copied(places.former))
    : twoPlaces(copied(places.now), places.former);
}
