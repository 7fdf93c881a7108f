import { describe, expect, it } from 'vitest';
import { openObjectStore } from '#server/testing/objectStore.ts';
import { bytesOf, type PhotoStorage } from '../photoStorage.ts';
import { type S3Times, s3Client } from './s3Client.ts';
import { s3Storage } from './s3Storage.ts';

const store = await openObjectStore();
const times: S3Times = { attempts: 3, attemptMs: 1_000, pauseMs: 5 };
const impatient: S3Times = { attempts: 2, attemptMs: 100, pauseMs: 5 };
const photos = s3Storage(s3Client(store.place, times));
const picture = Buffer.alloc(700_000, 'কাঁকন');

async function read(key: string, from: PhotoStorage = photos): Promise<string | null> {
  const stored = await from.get(key);
  return stored && (await bytesOf(stored)).toString();
}

async function keysOf(prefix: string, after?: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of photos.list(prefix, after)) keys.push(key);
  return keys;
}

const calledFor = (key: string) => store.calls.filter((call) => call.endsWith(key));

describe('photos in a bucket', () => {
  it('are read back with their size, the last stored one', async () => {
    await photos.put('originals/ab/one.jpg', Buffer.from('first'));
    await photos.put('originals/ab/one.jpg', Buffer.from('second'));
    expect(await read('originals/ab/one.jpg')).toBe('second');
    expect((await photos.get('originals/ab/one.jpg'))?.bytes).toBe(6);
  });

  it('of a few megabytes arrive whole', async () => {
    const large = Buffer.alloc(5_000_000, 7);
    await photos.put('originals/ab/large.webp', large);
    const stored = await photos.get('originals/ab/large.webp');
    expect(stored && (await bytesOf(stored)).equals(large)).toBe(true);
  });

  it('are null when missing, and can be removed twice', async () => {
    expect(await photos.get('nothing.jpg')).toBeNull();
    await photos.put('gone.jpg', Buffer.from('x'));
    await photos.remove('gone.jpg');
    await photos.remove('gone.jpg');
    expect(await photos.get('gone.jpg')).toBeNull();
  });

  it('are listed by prefix in the order of their keys, from any key on, with the time they were stored', async () => {
    const keys = ['list/1.jpg', 'list/2.jpg', 'list/a/1.jpg', 'list/a/2.jpg', 'list/b.jpg'];
    for (const key of keys.toReversed()) await photos.put(key, Buffer.from('x'));
    expect(await keysOf('list/')).toEqual(keys);
    expect(await keysOf('list/a')).toEqual(keys.slice(2, 4));
    expect(await keysOf('nowhere/')).toEqual([]);
    for (const [place, key] of keys.entries())
      expect(await keysOf('list/', key)).toEqual(keys.slice(place + 1));
    for await (const { storedAt } of photos.list('list/'))
      expect(Math.abs(Date.now() - storedAt.getTime())).toBeLessThan(60_000);
  });

  it('are all listed when there are more than one response holds', async () => {
    const names = Array.from({ length: 1_050 }, (_, n) => `many/${String(n).padStart(4, '0')}.jpg`);
    for (let from = 0; from < names.length; from += 50)
      await Promise.all(names.slice(from, from + 50).map((key) => photos.put(key, Buffer.from('x'))));
    expect(await keysOf('many/')).toEqual(names);
    expect(await keysOf('many/', 'many/1000.jpg')).toEqual(names.slice(1_001));
  });

  it('leave everything else in the bucket alone', async () => {
    const call = s3Client(store.place, times);
    await call({ method: 'PUT', key: 'backups/shop.tar', body: Buffer.from('not a photo') });
    await call({
      method: 'PUT',
      key: 'photos/<of> the owner & "me".jpg',
      body: Buffer.from('not the shop’s'),
    });
    const all = await keysOf('');
    expect(all.some((key) => key.includes('shop.tar') || key.includes('owner'))).toBe(false);
  });

  it.each(['../secret', '/etc/passwd', 'a/../../secret', '.hidden', 'a\\b', 'a\nb', ''])(
    'refuse the key %j',
    (key) => {
      expect(() => photos.get(key)).toThrow('not a storage key');
      expect(() => photos.remove(key)).toThrow('not a storage key');
    },
  );
});

describe('the key of the bucket', () => {
  it.each([
    [{ secret: 'wrong' }, 'SignatureDoesNotMatch'],
    [{ keyId: 'NOBODY' }, 'InvalidAccessKeyId'],
    [{ bucket: 'no-such-bucket' }, 'NoSuchBucket'],
  ])('with %j is refused, and nothing is stored', async (wrong, code) => {
    const stranger = s3Storage(s3Client({ ...store.place, ...wrong }, times));
    await expect(stranger.put('stranger.jpg', Buffer.from('x'))).rejects.toMatchObject({ code });
    await expect(stranger.get('originals/ab/one.jpg')).rejects.toMatchObject({ code });
    expect(await photos.get('stranger.jpg')).toBeNull();
  });
});

describe('a bucket that fails now and then', () => {
  it.each(['busy', 'cutUpload', 'lossy', 'hanging'] as const)(
    'is asked again to store a photo (%s), and has it once',
    async (condition) => {
      store.becomes(condition, 1);
      const key = `tries/${condition}.jpg`;
      await photos.put(key, picture);
      expect(await read(key)).toBe(picture.toString());
      expect(await keysOf(`tries/${condition}`)).toEqual([key]);
    },
  );

  it.each(['busy', 'cutDownload', 'lossy', 'garbled', 'hanging'] as const)(
    'is asked again for a photo (%s), which nobody sees in part or damaged',
    async (condition) => {
      const key = `tries/read-${condition}.jpg`;
      await photos.put(key, picture);
      store.becomes(condition, 1);
      expect(await read(key)).toBe(picture.toString());
      expect(calledFor(key)).toHaveLength(3);
    },
  );

  it('that is slow is waited for', async () => {
    store.becomes('slow', 2);
    await photos.put('tries/slow.jpg', picture);
    expect(await read('tries/slow.jpg')).toBe(picture.toString());
  });
});

describe('a bucket that stays away', () => {
  const patientFor = { busy: 'responded with 503', cutUpload: '', hanging: 'no response in time' } as const;

  it.each(Object.entries(patientFor))(
    '(%s) stores nothing, and says why in time',
    async (condition, reason) => {
      const hasty = s3Storage(s3Client(store.place, impatient));
      store.becomes(condition as keyof typeof patientFor);
      const began = performance.now();
      const key = `away/${condition}.jpg`;
      await expect(hasty.put(key, picture)).rejects.toThrow(
        expect.objectContaining({ name: 'S3Unreachable', message: expect.stringContaining(reason) }),
      );
      expect(performance.now() - began).toBeLessThan(2_000);
      store.becomes('fine');
      expect(await keysOf('away/')).toEqual([]);
      expect(calledFor(key)).toHaveLength(2);
    },
  );

  it('or sends damaged photos shows none of them', async () => {
    await photos.put('away/damaged.jpg', picture);
    store.becomes('garbled');
    await expect(read('away/damaged.jpg')).rejects.toThrow('arrives damaged');
    store.becomes('fine');
    await photos.remove('away/damaged.jpg');
  });

  it('holds no more than 64 calls, and refuses others at once', async () => {
    const hasty = s3Storage(s3Client(store.place, { ...impatient, attemptMs: 300 }));
    store.becomes('hanging');
    const waiting = Array.from({ length: 64 }, () => hasty.get('away/one.jpg').catch(() => {}));
    const began = performance.now();
    await expect(hasty.get('away/one.jpg')).rejects.toThrow('too many calls');
    expect(performance.now() - began).toBeLessThan(100);
    await Promise.all(waiting);
    store.becomes('fine');
    expect(await hasty.get('away/one.jpg')).toBeNull();
  });

  it('and comes back serves again', async () => {
    await photos.put('away/back.jpg', picture);
    await store.down();
    await expect(read('away/back.jpg')).rejects.toMatchObject({ name: 'S3Unreachable' });
    await store.up();
    expect(await read('away/back.jpg')).toBe(picture.toString());
  });
});
