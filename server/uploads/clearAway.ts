/** Removes the files of a photo that is off the record: the master first, so that nothing new is made from it. */
import { variantsPrefix } from './photoKeys.ts';
import type { PhotoStorage } from './photoStorage.ts';

export async function clearAway(photos: PhotoStorage, publicId: string, storageKey: string): Promise<void> {
  await photos.remove(storageKey);
  for await (const { key } of photos.list(variantsPrefix(publicId))) await photos.remove(key);
}
