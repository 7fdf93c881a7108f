/** Photo storage while photos move from one place to another: new ones go to the new place, and both are shown. */
import type { PhotoStorage, StoredName } from './photoStorage.ts';

/**
 * Whoever moves a photo stores it in the new place before it removes it from the former. So the former place is asked first:
 * a photo that is gone from there has arrived.
 */
export function twoPlaces(now: PhotoStorage, former: PhotoStorage): PhotoStorage {
  return {
    put: (key, bytes) => now.put(key, bytes),
    async get(key) {
      const [found, failure] = await former.get(key).then(
        (photo) => [photo, null] as const,
        (error: unknown) => [null, { error }] as const,
      );
      if (found) return found;
      const moved = await now.get(key);
      // A place that does not respond may have it.
      if (!moved && failure) throw failure.error;
      return moved;
    },
    async remove(key) {
      await former.remove(key);
      await now.remove(key);
    },
    list: (prefix, after) => inOrder(former.list(prefix, after), now.list(prefix, after)),
  };
}

/** Merges two lists in the order of their keys. A photo that is in both is named once. */
async function* inOrder(
  one: AsyncIterable<StoredName>,
  other: AsyncIterable<StoredName>,
): AsyncIterable<StoredName> {
  const names = one[Symbol.asyncIterator]();
  const others = other[Symbol.asyncIterator]();
  let [left, right] = [await names.next(), await others.next()];
  while (!left.done || !right.done) {
    if (right.done || (!left.done && left.value.key <= right.value.key)) {
      if (!right.done && left.value?.key === right.value.key) right = await others.next();
      yield left.value as StoredName;
      left = await names.next();
    } else {
      yield right.value;
      right = await others.next();
    }
  }
}
