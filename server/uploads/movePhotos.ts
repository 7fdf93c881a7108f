/** Moves all photos from one place to another while the shop runs with both (`twoPlaces.ts`). */
import { incomingPrefix } from './photoKeys.ts';
import { bytesOf, type PhotoStorage } from './photoStorage.ts';

interface Move {
  from: PhotoStorage;
  to: PhotoStorage;
  /** Called after each photo, with the number of files moved so far. */
  progress?: (moved: number) => void;
}

/** Returns the number of moved files. After an interruption, the next run continues with what is left. */
export async function movePhotos({ from, to, progress = () => {} }: Move): Promise<number> {
  let moved = 0;
  let before: number;
  // A process that has not been restarted yet still stores photos in the former place, so look until nothing is found.
  do {
    before = moved;
    for await (const { key } of from.list('')) {
      if (key.startsWith(incomingPrefix) || !(await moveFile(key, from, to))) continue;
      moved += 1;
      progress(moved);
    }
  } while (moved > before);
  return moved;
}

/** Removes the file only after it was read back from the new place. False if it was deleted meanwhile. */
async function moveFile(key: string, from: PhotoStorage, to: PhotoStorage): Promise<boolean> {
  const found = await from.get(key);
  if (!found) return false;
  const bytes = await bytesOf(found);
  await to.put(key, bytes);
  const arrived = await to.get(key);
  if (!arrived || !(await bytesOf(arrived)).equals(bytes))
    throw new Error(`${key} is not the same in its new place`);
  await from.remove(key);
  return true;
}
