/** Storage for photos. The interface is narrow, so that a disk and an object store can both implement it. */
import type { Readable } from 'node:stream';
import { variantsPrefix } from './photoKeys.ts';

export interface StoredPhoto {
  bytes: number;
  /** Must be read to the end or destroyed, because it holds the file open. */
  body: Readable;
}

export interface StoredName {
  key: string;
  storedAt: Date;
}

export interface PhotoStorage {
  /** Atomic, and durable when it returns. Replaces an existing file. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  get(key: string): Promise<StoredPhoto | null>;
  /** A missing file counts as removed. */
  remove(key: string): Promise<void>;
  /** All files whose key starts with the prefix, in order of their keys, without those up to the key `after`. */
  list(prefix: string, after?: string): AsyncIterable<StoredName>;
}

/**
 * Segments of letters, digits, - and _, each with at most one extension: no parent directory, no hidden file, no
 * absolute path.
 */
const KEY = /^[\w-]+(?:\.[\w-]+)?(?:\/[\w-]+(?:\.[\w-]+)?)*$/;
const longestKey = 200;

export const isKey = (key: string): boolean => KEY.test(key) && key.length <= longestKey;

/** The shop makes keys from checked ids. Any other key is a bug and must never reach a file. */
export function checkKey(key: string): void {
  if (!isKey(key)) throw new Error(`not a storage key: ${JSON.stringify(key)}`);
}

/** The whole stored photo, for code that processes its pixels. */
export async function bytesOf({ body }: StoredPhoto): Promise<Buffer> {
  return Buffer.concat(await body.toArray());
}

/** Removes the files of a deleted photo. The master goes first, so that no new variant is made from it. */
export async function removePhotoFiles(
  photos: PhotoStorage,
  publicId: string,
  storageKey: string,
): Promise<void> {
  await photos.remove(storageKey);
  for await (const { key } of photos.list(variantsPrefix(publicId))) await photos.remove(key);
}
