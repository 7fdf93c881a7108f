/** Moves all photos from one place to another while the shop runs with both (`twoPlaces.ts`). */
import { incomingPrefix } from './photoKeys.ts';
import { bytesOf, type PhotoStorage } from './photoStorage.ts';

interface Move {
  from: PhotoStorage;
  to: PhotoStorage;
  /** Whether someone has deleted the photo of this file. Asked when the file is gone from its former place. */
  isDeleted: (key: string) => Promise<boolean>;
  /** Called after each photo, with the number of files moved so far. */
  progress?: (moved: number) => void;
}

/** Returns the number of moved files. After an interruption, the next run continues with what is left. */
export async function movePhotos({ progress = () => {}, ...move }: Move): Promise<number> {
  let moved = 0;
  let before: number;
  // A process that has not been restarted yet still stores photos in the former place, so look until nothing is found.
  do {
    before = moved;
    for await (const { key } of move.from.list('')) {
      if (key.startsWith(incomingPrefix) || !(await moveFile(key, move))) continue;
      moved += 1;
      progress(moved);
    }
  } while (moved > before);
  return moved;
}

/** Removes the file only after it was read back from the new place. False if it was deleted meanwhile. */
async function moveFile(key: string, { from, to, isDeleted }: Move): Promise<boolean> {
  const found = await from.get(key);
  if (!found) return false;
  const bytes = await bytesOf(found);
  await to.put(key, bytes);
  const arrived = await to.get(key);
  if (arrived ? !(await bytesOf(arrived)).equals(bytes) : await isIn(from, key))
    throw new Error(`${key} is not the same in its new place`);
  // Whoever deletes a photo may have looked in the new place before it arrived there. Another machine that moves the same file
  // removes it from the former place, too, so only the record tells.
  if (!(await isIn(from, key)) && (await isDeleted(key))) {
    await to.remove(key);
    return false;
  }
  await from.remove(key);
  return true;
}

async function isIn(place: PhotoStorage, key: string): Promise<boolean> {
  const found = await place.get(key);
  found?.body.destroy();
  return found !== null;
}
