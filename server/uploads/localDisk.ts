/** Photo storage in a local directory. */
import { randomUUID } from 'node:crypto';
import type { Dirent } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { incomingPrefix } from './photoKeys.ts';
import { checkKey, type PhotoStorage, type StoredName, type StoredPhoto } from './photoStorage.ts';

export function localDisk(directory: string): PhotoStorage {
  const pathOf = (key: string): string => {
    checkKey(key);
    return join(directory, key);
  };
  return {
    put: (key, bytes) => writeWhole(pathOf(key), join(directory, incomingPrefix, randomUUID()), bytes),
    get: (key) => openFile(pathOf(key)),
    remove: (key) => rm(pathOf(key), { force: true }),
    list: (prefix, after) => filesBelow(directory, prefix, after),
  };
}

/** Writes to a temporary file and renames it, so that neither a reader nor a crash sees half a photo. */
async function writeWhole(path: string, aside: string, bytes: Uint8Array): Promise<void> {
  await Promise.all([mkdir(dirname(path), { recursive: true }), mkdir(dirname(aside), { recursive: true })]);
  try {
    await writeDurably(aside, bytes);
    await rename(aside, path);
    await syncDirectory(dirname(path));
  } catch (error) {
    await rm(aside, { force: true }).catch(() => {});
    throw error;
  }
}

async function writeDurably(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx');
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** A new name survives a power failure only after its directory is synced. Windows does this by itself. */
async function syncDirectory(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const directory = await open(path, 'r');
  try {
    await directory.sync();
  } finally {
    await directory.close();
  }
}

async function openFile(path: string): Promise<StoredPhoto | null> {
  const file = await open(path, 'r').catch(nullIfMissing);
  if (!file) return null;
  try {
    const found = await file.stat();
    if (found.isFile()) return { bytes: found.size, body: file.createReadStream() };
  } catch (error) {
    await file.close();
    throw error;
  }
  await file.close();
  return null;
}

async function* filesBelow(directory: string, prefix: string, after = ''): AsyncIterable<StoredName> {
  const folder = prefix.slice(0, prefix.lastIndexOf('/') + 1);
  const entries: Dirent[] =
    (await readdir(join(directory, folder), { withFileTypes: true }).catch(nullIfMissing)) ?? [];
  for (const { key, isFolder } of inKeyOrder(folder, entries)) {
    if (isFolder) {
      const isWanted = key.startsWith(prefix) && (key > after || after.startsWith(key));
      if (isWanted) yield* filesBelow(directory, key, after);
    } else if (key.startsWith(prefix) && key > after) {
      const found = await stat(join(directory, key)).catch(nullIfMissing);
      if (found) yield { key, storedAt: found.mtime };
    }
  }
}

/** A folder's key ends with a slash, as in the keys of its files. */
const inKeyOrder = (folder: string, entries: readonly Dirent[]) =>
  entries
    .map((entry) => {
      const isFolder = entry.isDirectory();
      return { key: `${folder}${entry.name}${isFolder ? '/' : ''}`, isFolder };
    })
    .sort((one, other) => (one.key < other.key ? -1 : 1));

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
  throw error;
}
