/**
 * Keeps copies of the bucket's variants on this machine's disk. A page with thirty photos then costs no calls of the bucket,
 * and photos still show while the bucket is away. The least used copies make room for others.
 */
import { Readable } from 'node:stream';
import { LRUCache } from 'lru-cache';
import { photoOfVariant } from './photoKeys.ts';
import { bytesOf, type PhotoStorage, type StoredPhoto } from './photoStorage.ts';

interface Copy {
  bytes: number;
  /** When the bucket last had it, in milliseconds. */
  checkedAt: number;
}

interface CopyOptions {
  /** Bytes of all copies. */
  most?: number;
  /** Another process may delete a photo, so a copy that was compared longer ago is compared with the bucket again. */
  trustedMs?: number;
}

const usualMost = 1024 ** 3;
const usualTrustedMs = 10 * 60_000;

/** The bucket, with its variants on the disk as well. Everything else is read from the bucket each time. */
export function localCopies(
  bucket: PhotoStorage,
  disk: PhotoStorage,
  options: CopyOptions = {},
): PhotoStorage {
  const copies = openCopies(bucket, disk, options);
  countCopies(disk, copies.known).catch(() => {});
  return {
    async put(key, bytes) {
      await bucket.put(key, bytes);
      if (photoOfVariant(key)) await copies.store(key, Buffer.from(bytes));
    },
    async get(key) {
      if (!photoOfVariant(key)) return bucket.get(key);
      const copy = await disk.get(key);
      if (!copy) return copies.fetch(key).then((bytes) => bytes && storedPhoto(bytes));
      copies.compareLater(key, copies.known(key, copy.bytes));
      return copy;
    },
    async remove(key) {
      if (photoOfVariant(key)) await copies.remove(key);
      await bucket.remove(key);
    },
    list: (prefix, after) => bucket.list(prefix, after),
  };
}

/** The copies on the disk: storing, fetching and comparing them. Those that were used longest ago are removed first. */
function openCopies(
  bucket: PhotoStorage,
  disk: PhotoStorage,
  { most = usualMost, trustedMs = usualTrustedMs }: CopyOptions,
) {
  const copies = new LRUCache<string, Copy>({
    maxSize: most,
    sizeCalculation: ({ bytes }) => Math.max(bytes, 1),
    dispose: (_, key, reason) => {
      if (reason !== 'set') disk.remove(key).catch(() => {});
    },
  });
  const fetching = new Map<string, Promise<Buffer | null>>();

  /** The cache removes the file of a copy that it knows. */
  const remove = async (key: string): Promise<void> => {
    if (!copies.delete(key)) await disk.remove(key);
  };
  /** A copy is a convenience: a full disk must not hide the photo. */
  const store = (key: string, bytes: Buffer): Promise<void> =>
    disk.put(key, bytes).then(
      () => void copies.set(key, { bytes: bytes.length, checkedAt: Date.now() }),
      () => {},
    );
  const fetchAndStore = async (key: string): Promise<Buffer | null> => {
    const found = await bucket.get(key);
    if (!found) {
      await remove(key);
      return null;
    }
    const bytes = await bytesOf(found);
    await store(key, bytes);
    return bytes;
  };
  /** Once for all who ask at the same time. */
  const fetch = (key: string): Promise<Buffer | null> => {
    const running = fetching.get(key) ?? fetchAndStore(key).finally(() => fetching.delete(key));
    fetching.set(key, running);
    return running;
  };
  const known = (key: string, bytes: number): Copy => {
    const copy = copies.get(key) ?? { bytes, checkedAt: 0 };
    if (!copies.has(key)) copies.set(key, copy);
    return copy;
  };
  /** While the bucket is away, the copy is all there is. */
  const compareLater = (key: string, copy: Copy): void => {
    if (copy.checkedAt + trustedMs > Date.now()) return;
    copy.checkedAt = Date.now();
    fetch(key).catch(() => {});
  };
  return { remove, store, fetch, known, compareLater };
}

const storedPhoto = (bytes: Buffer): StoredPhoto => ({ bytes: bytes.length, body: Readable.from([bytes]) });

/** Copies of an earlier run count, too. */
async function countCopies(disk: PhotoStorage, count: (key: string, bytes: number) => void): Promise<void> {
  for await (const { key } of disk.list('')) {
    const found = await disk.get(key);
    found?.body.destroy();
    if (found) count(key, found.bytes);
  }
}
