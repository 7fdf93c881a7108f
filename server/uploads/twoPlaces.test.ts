import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { localDisk } from './localDisk.ts';
import { movePhotos } from './movePhotos.ts';
import { bytesOf, type PhotoStorage } from './photoStorage.ts';
import { twoPlaces } from './twoPlaces.ts';

const directory = await mkdtemp(join(tmpdir(), 'kakon-places-'));
// A copy may still be written in the background.
afterAll(() => rm(directory, { recursive: true, force: true, maxRetries: 10 }));

let made = 0;
const newDisk = (): PhotoStorage => {
  made += 1;
  return localDisk(join(directory, `${made}`));
};

async function read(photos: PhotoStorage, key: string): Promise<string | null> {
  const stored = await photos.get(key);
  return stored && (await bytesOf(stored)).toString();
}

async function keysOf(photos: PhotoStorage, prefix = '', after?: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of photos.list(prefix, after)) keys.push(key);
  return keys;
}

const away = (): never => {
  throw new Error('away');
};

describe('photos in two places', () => {
  it('are stored in the new one, and shown and removed from both', async () => {
    const [now, former] = [newDisk(), newDisk()];
    const photos = twoPlaces(now, former);
    await former.put('a.jpg', Buffer.from('old'));
    await photos.put('b.jpg', Buffer.from('new'));
    expect(await keysOf(now)).toEqual(['b.jpg']);
    expect([await read(photos, 'a.jpg'), await read(photos, 'b.jpg')]).toEqual(['old', 'new']);
    await photos.remove('a.jpg');
    await photos.remove('b.jpg');
    expect([await keysOf(now), await keysOf(former)]).toEqual([[], []]);
    expect(await photos.get('a.jpg')).toBeNull();
  });

  it('are listed in the order of their keys, each once', async () => {
    const [now, former] = [newDisk(), newDisk()];
    for (const key of ['a.jpg', 'c.jpg', 'd.jpg', 'x/1.jpg']) await now.put(key, Buffer.from('x'));
    for (const key of ['b.jpg', 'c.jpg', 'x/1.jpg', 'x/2.jpg']) await former.put(key, Buffer.from('x'));
    const photos = twoPlaces(now, former);
    const all = ['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg', 'x/1.jpg', 'x/2.jpg'];
    expect(await keysOf(photos)).toEqual(all);
    expect(await keysOf(photos, 'x/')).toEqual(all.slice(4));
    expect(await keysOf(photos, '', 'c.jpg')).toEqual(all.slice(3));
    expect(await keysOf(twoPlaces(newDisk(), newDisk()))).toEqual([]);
  });

  it('show while one place is away, and are not taken for missing', async () => {
    const [now, former] = [newDisk(), newDisk()];
    await now.put('new.jpg', Buffer.from('new'));
    const photos = twoPlaces(now, { ...former, get: async () => away() });
    expect(await read(photos, 'new.jpg')).toBe('new');
    await expect(photos.get('old.jpg')).rejects.toThrow('away');
  });
});

describe('moving', () => {
  it('loses nothing while others store, read and delete', async () => {
    const [now, former] = [newDisk(), newDisk()];
    const keys = Array.from({ length: 200 }, (_, n) => `originals/${n % 10}/${n}.jpg`);
    for (const key of keys) await former.put(key, Buffer.from(key));
    await former.put('incoming/half', Buffer.from('ha'));
    const photos = twoPlaces(now, former);
    const deleted = keys.filter((_, n) => n % 7 === 0);
    const missing: string[] = [];
    let moving = true;
    const visitors = (async () => {
      while (moving)
        for (const key of keys) {
          if (!deleted.includes(key) && (await read(photos, key)) !== key) missing.push(key);
        }
    })();
    const late = Array.from({ length: 30 }, (_, n) => `originals/a/${n}.jpg`);
    // One process has not been restarted yet, and stores in the former place.
    const writers = Promise.all(
      late.map((key, n) => (n % 2 === 0 ? photos : former).put(key, Buffer.from(key))),
    );
    const deleters = (async () => {
      for (const key of deleted) await photos.remove(key);
    })();
    await movePhotos({ from: former, to: now });
    await Promise.all([writers, deleters]);
    await movePhotos({ from: former, to: now });
    moving = false;
    await visitors;
    expect(missing).toEqual([]);
    expect(await keysOf(former)).toEqual(['incoming/half']);
    for (const key of [...keys.filter((each) => !deleted.includes(each)), ...late])
      expect(await read(now, key)).toBe(key);
  });

  it('removes nothing that has not arrived', async () => {
    const [now, former] = [newDisk(), newDisk()];
    await former.put('a.jpg', Buffer.from('whole'));
    const damaged = { ...now, put: (key: string) => now.put(key, Buffer.from('half')) };
    await expect(movePhotos({ from: former, to: damaged })).rejects.toThrow('a.jpg is not the same');
    await expect(movePhotos({ from: former, to: { ...now, put: async () => away() } })).rejects.toThrow(
      'away',
    );
    expect(await read(former, 'a.jpg')).toBe('whole');
    expect(await movePhotos({ from: former, to: now })).toBe(1);
    expect([await keysOf(former), await read(now, 'a.jpg')]).toEqual([[], 'whole']);
  });
});
