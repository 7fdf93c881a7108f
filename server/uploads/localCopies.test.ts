import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { openObjectStore } from '#server/testing/objectStore.ts';
import { localCopies } from './localCopies.ts';
import { localDisk } from './localDisk.ts';
import { bytesOf, type PhotoStorage } from './photoStorage.ts';
import { s3Client } from './s3/s3Client.ts';
import { s3Storage } from './s3/s3Storage.ts';

const directory = await mkdtemp(join(tmpdir(), 'kakon-copies-'));
// A copy may still be written in the background.
afterAll(() => rm(directory, { recursive: true, force: true, maxRetries: 10 }));
const store = await openObjectStore();
const bucket = s3Storage(s3Client(store.place, { attempts: 2, attemptMs: 300, pauseMs: 5 }));
const photo = '0198c0de-0000-7000-8000-00000000abcd';
const variant = `variants/${photo}/320.avif`;

let made = 0;
const newDisk = (): PhotoStorage => {
  made += 1;
  return localDisk(join(directory, `${made}`));
};

async function read(photos: PhotoStorage, key = variant): Promise<string | null> {
  const stored = await photos.get(key);
  return stored && (await bytesOf(stored)).toString();
}

async function keysOf(disk: PhotoStorage): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of disk.list('')) keys.push(key);
  return keys;
}

beforeEach(async () => {
  store.becomes('fine');
  for await (const { key } of bucket.list('')) await bucket.remove(key);
  store.calls.length = 0;
});

it('a variant is fetched from the bucket once, also when many ask at once, and shows while the bucket is away', async () => {
  await bucket.put(variant, Buffer.from('picture'));
  store.calls.length = 0;
  const photos = localCopies(bucket, newDisk());
  const seen = await Promise.all(Array.from({ length: 30 }, () => read(photos)));
  expect(new Set(seen)).toEqual(new Set(['picture']));
  expect(store.calls).toEqual([`GET photos/${variant}`]);
  await store.down();
  expect(await read(photos)).toBe('picture');
  await expect(read(photos, variant.replace('320', '640'))).rejects.toMatchObject({ name: 'S3Unreachable' });
  await store.up();
});

it('a stored variant needs no fetch, and one that the bucket does not take is not kept', async () => {
  const disk = newDisk();
  const photos = localCopies(bucket, disk);
  await photos.put(variant, Buffer.from('picture'));
  expect(await read(photos)).toBe('picture');
  expect(store.calls).toEqual([`PUT photos/${variant}`]);
  store.becomes('busy');
  const other = variant.replace('320', '640');
  await expect(photos.put(other, Buffer.from('x'))).rejects.toMatchObject({ name: 'S3Unreachable' });
  expect(await keysOf(disk)).toEqual([variant]);
});

it('masters are not copied', async () => {
  const disk = newDisk();
  const photos = localCopies(bucket, disk);
  await photos.put('originals/ab/one.jpg', Buffer.from('master'));
  expect(await read(photos, 'originals/ab/one.jpg')).toBe('master');
  expect(await keysOf(disk)).toEqual([]);
});

it('a removed photo is gone at once here, and from the copies of others when they compare', async () => {
  const [disk, othersDisk] = [newDisk(), newDisk()];
  const [photos, others] = [localCopies(bucket, disk), localCopies(bucket, othersDisk, { trustedMs: 0 })];
  await photos.put(variant, Buffer.from('picture'));
  expect(await read(others)).toBe('picture');
  await photos.remove(variant);
  expect(await read(photos)).toBeNull();
  await read(others);
  await vi.waitFor(async () => expect(await keysOf(othersDisk)).toEqual([]));
  expect(await read(others)).toBeNull();
});

it('a copy that cannot be compared shows on', async () => {
  const photos = localCopies(bucket, newDisk(), { trustedMs: 0 });
  await photos.put(variant, Buffer.from('picture'));
  store.becomes('hanging');
  const began = performance.now();
  expect(await read(photos)).toBe('picture');
  expect(await read(photos)).toBe('picture');
  expect(performance.now() - began).toBeLessThan(200);
});

it('the least used copies make room, also those of an earlier run', async () => {
  const disk = newDisk();
  const keys = [1, 2, 3, 4].map((n) => `variants/${photo}/${n}.avif`);
  const before = localCopies(bucket, disk, { most: 300 });
  for (const key of keys.slice(0, 3)) await before.put(key, Buffer.alloc(100, key));
  await read(before, keys[0]);
  await before.put(keys[3] ?? '', Buffer.alloc(100, 'x'));
  await vi.waitFor(async () => expect(await keysOf(disk)).toHaveLength(3));
  expect(await keysOf(disk)).toEqual([keys[0], keys[2], keys[3]]);
  localCopies(bucket, disk, { most: 150 });
  await vi.waitFor(async () => expect(await keysOf(disk)).toHaveLength(1));
  for (const key of keys) expect(await read(before, key)).not.toBeNull();
});

it('a disk that takes no copies hides no photo', async () => {
  await bucket.put(variant, Buffer.from('picture'));
  const full: PhotoStorage = {
    ...newDisk(),
    put: () => Promise.reject(new Error('no space left on device')),
  };
  const photos = localCopies(bucket, full);
  expect([await read(photos), await read(photos)]).toEqual(['picture', 'picture']);
});
