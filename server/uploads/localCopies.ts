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

export function localCopies(
  bucket: PhotoStorage,
  disk: PhotoStorage,
  options: CopyOptions = {},
): PhotoStorage {
  const { most = usualMost, trustedMs = usualTrustedMs } = options;
  const copies = new LRUCache<string, Copy>({
    maxSize: most,
    sizeCalculation: ({ bytes }) => Math.max(bytes, 1),
    dispose: (_, key, reason) => {
      if (reason !== 'set') disk.remove(key).catch(() => {});
    },
  });
  const fetching = new Map<string, Promise<Buffer | null>>();

  /** A copy is a convenience: a full disk must not hide the photo. */
  const keep = (key: string, bytes: Buffer): Promise<void> =>
    disk.put(key, bytes).then(
      () => void copies.set(key, { bytes: bytes.length, checkedAt: Date.now() }),
      () => {},
    );
  const fetchAndKeep = async (key: string): Promise<Buffer | null> => {
    const found = await bucket.get(key);
    if (!found) {
      if (!copies.delete(key)) await disk.remove(key);
      return null;
    }
    const bytes = await bytesOf(found);
    await keep(key, bytes);
    return bytes;
  };
  const fetchOnce = (key: string): Promise<Buffer | null> => {
    const running = fetching.get(key) ?? fetchAndKeep(key).finally(() => fetching.delete(key));
    fetching.set(key, running);
    return running;
  };
  const knownCopy = (key: string, bytes: number): Copy => {
    const known = copies.get(key) ?? { bytes, checkedAt: 0 };
    if (!copies.has(key)) copies.set(key, known);
    return known;
  };
  /** While the bucket is away, the copy is all there is. */
  const compareLater = (key: string, copy: Copy): void => {
    if (copy.checkedAt + trustedMs > Date.now()) return;
    copy.checkedAt = Date.now();
    fetchOnce(key).catch(() => {});
  };

  countCopies(disk, knownCopy).catch(() => {});
  return {
    async put(key, bytes) {
      await bucket.put(key, bytes);
      if (photoOfVariant(key)) await keep(key, Buffer.from(bytes));
    },
    async get(key) {
      if (!photoOfVariant(key)) return bucket.get(key);
      const copy = await disk.get(key);
      if (!copy) return fetchOnce(key).then((bytes) => bytes && storedPhoto(bytes));
      compareLater(key, knownCopy(key, copy.bytes));
      return copy;
    },
    async remove(key) {
      if (!copies.delete(key) && photoOfVariant(key)) await disk.remove(key);
      await bucket.remove(key);
    },
    list: (prefix, after) => bucket.list(prefix, after),
  };
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
