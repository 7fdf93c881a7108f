/** Where the bytes of photos lie. Narrow on purpose: a disk and an object store can both do just this. */
import type { Readable } from 'node:stream';

export interface StoredPhoto {
  bytes: number;
  /** Has to be read to its end or destroyed: it holds the file open. */
  body: Readable;
}

export interface StoredName {
  key: string;
  storedAt: Date;
}

export interface PhotoStorage {
  /** All or nothing, and durable once it returns. What lay there before is replaced. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  get(key: string): Promise<StoredPhoto | null>;
  /** What isn't there counts as removed. */
  remove(key: string): Promise<void>;
  /** Everything whose key starts with the prefix, in no order. */
  list(prefix: string): AsyncIterable<StoredName>;
}

/** Segments of letters, digits, - and _, each with at most one ending: no way up, no hidden file, no other root. */
const KEY = /^[\w-]+(?:\.[\w-]+)?(?:\/[\w-]+(?:\.[\w-]+)?)*$/;
const longestKey = 200;

/** Keys are made by the shop from ids it has checked; one that looks otherwise is a fault, never a file. */
export function checkKey(key: string): void {
  if (!KEY.test(key) || key.length > longestKey) throw new Error(`not a storage key: ${JSON.stringify(key)}`);
}

/** The whole of a stored photo, for what has to look at its pixels. */
export async function bytesOf({ body }: StoredPhoto): Promise<Buffer> {
  return Buffer.concat(await body.toArray());
}
