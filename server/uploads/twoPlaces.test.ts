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
  const isDeleted = async () => false;

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
    const move = { from: former, to: now, isDeleted: async (key: string) => deleted.includes(key) };
    await movePhotos(move);
    await Promise.all([writers, deleters]);
    await movePhotos(move);
    moving = false;
    await visitors;
    expect(missing).toEqual([]);
    expect(await keysOf(former)).toEqual(['incoming/half']);
    for (const key of [...keys.filter((each) => !deleted.includes(each)), ...late])
      expect(await read(now, key)).toBe(key);
    for (const key of deleted) expect(await read(now, key)).toBeNull();
  });

  /** Something happens to a photo between its reading and its storing. */
  const interrupted = (to: PhotoStorage, meanwhile: (key: string) => Promise<unknown>): PhotoStorage => ({
    ...to,
    async put(key, bytes) {
      await meanwhile(key);
      await to.put(key, bytes);
    },
  });

  it('brings back no photo that is deleted while it is copied', async () => {
    const [now, former] = [newDisk(), newDisk()];
    const photos = twoPlaces(now, former);
    const deleted = new Set<string>();
    for (const key of ['a.jpg', 'b.jpg', 'c.jpg']) await former.put(key, Buffer.from(key));
    const to = interrupted(now, async (key) => {
      if (key !== 'b.jpg') return;
      deleted.add(key);
      await photos.remove(key);
    });
    expect(await movePhotos({ from: former, to, isDeleted: async (key) => deleted.has(key) })).toBe(2);
    expect([await keysOf(former), await keysOf(now)]).toEqual([[], ['a.jpg', 'c.jpg']]);
  });

  it('loses no photo that another machine moves out of a shared directory at the same time', async () => {
    const [now, former] = [newDisk(), newDisk()];
    await former.put('a.jpg', Buffer.from('a'));
    const to = interrupted(now, () => movePhotos({ from: former, to: now, isDeleted }));
    await movePhotos({ from: former, to, isDeleted });
    expect([await keysOf(former), await keysOf(now)]).toEqual([[], ['a.jpg']]);
  });

  it('removes nothing that has not arrived', async () => {
    const [now, former] = [newDisk(), newDisk()];
    await former.put('a.jpg', Buffer.from('whole'));
    const damaged = { ...now, put: (key: string) => now.put(key, Buffer.from('half')) };
    await expect(movePhotos({ from: former, to: damaged, isDeleted })).rejects.toThrow(
      'a.jpg is not the same',
    );
    const full = { ...now, put: async () => away() };
    await expect(movePhotos({ from: former, to: full, isDeleted })).rejects.toThrow('away');
    expect(await read(former, 'a.jpg')).toBe('whole');
    expect(await movePhotos({ from: former, to: now, isDeleted })).toBe(1);
    expect([await keysOf(former), await read(now, 'a.jpg')]).toEqual([[], 'whole']);
  });
});
