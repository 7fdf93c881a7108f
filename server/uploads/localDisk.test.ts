import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { localDisk } from './localDisk.ts';
import { bytesOf, type PhotoStorage, type StoredName } from './photoStorage.ts';

const directory = await mkdtemp(join(tmpdir(), 'kakon-disk-'));
afterAll(() => rm(directory, { recursive: true, force: true }));

let made = 0;
const newDisk = (): { root: string; disk: PhotoStorage } => {
  made += 1;
  const root = join(directory, `${made}`, 'uploads');
  return { root, disk: localDisk(root) };
};

async function read(disk: PhotoStorage, key: string): Promise<string | null> {
  const stored = await disk.get(key);
  return stored && (await bytesOf(stored)).toString();
}

async function listed(disk: PhotoStorage, prefix: string): Promise<StoredName[]> {
  const found: StoredName[] = [];
  for await (const file of disk.list(prefix)) found.push(file);
  return found;
}

const keysOf = async (disk: PhotoStorage, prefix = '') =>
  (await listed(disk, prefix)).map(({ key }) => key).sort();

describe('photos on the local disk', () => {
  it('are read back with their size', async () => {
    const { disk } = newDisk();
    await disk.put('originals/ab/one.jpg', Buffer.from('first'));
    await disk.put('originals/ab/one.jpg', Buffer.from('second'));
    expect(await read(disk, 'originals/ab/one.jpg')).toBe('second');
    const stored = await disk.get('originals/ab/one.jpg');
    expect(stored?.bytes).toBe(6);
    stored?.body.destroy();
  });

  it('are null when missing or a folder', async () => {
    const { disk } = newDisk();
    expect(await disk.get('nothing.jpg')).toBeNull();
    await disk.put('originals/ab/one.jpg', Buffer.from('x'));
    expect(await disk.get('originals/ab')).toBeNull();
    expect(await disk.get('originals/ab/one.jpg/two.jpg')).toBeNull();
  });

  it('can be removed twice', async () => {
    const { disk } = newDisk();
    await disk.put('one.jpg', Buffer.from('x'));
    await disk.remove('one.jpg');
    await disk.remove('one.jpg');
    expect(await disk.get('one.jpg')).toBeNull();
  });

  it('are listed by key prefix, with the time they were stored', async () => {
    const { root, disk } = newDisk();
    expect(await keysOf(disk)).toEqual([]);
    for (const key of ['variants/a/160.avif', 'variants/a/320.jpg', 'variants/ab/160.avif', 'one.jpg'])
      await disk.put(key, Buffer.from('x'));
    expect(await keysOf(disk)).toEqual([
      'one.jpg',
      'variants/a/160.avif',
      'variants/a/320.jpg',
      'variants/ab/160.avif',
    ]);
    expect(await keysOf(disk, 'variants/a/')).toEqual(['variants/a/160.avif', 'variants/a/320.jpg']);
    expect(await keysOf(disk, 'variants/ab/1')).toEqual(['variants/ab/160.avif']);
    expect(await keysOf(disk, 'nowhere/')).toEqual([]);
    const longAgo = new Date('2026-01-01T00:00:00Z');
    await utimes(join(root, 'one.jpg'), longAgo, longAgo);
    expect(await listed(disk, 'one')).toEqual([{ key: 'one.jpg', storedAt: longAgo }]);
  });

  it('are listed in order of their keys, from any key on', async () => {
    const { disk } = newDisk();
    const keys = ['a.jpg', 'a/1.jpg', 'a/2.jpg', 'ab/1.jpg', 'b.jpg', 'b/c/1.jpg', 'b/d.jpg'];
    for (const key of keys.toReversed()) await disk.put(key, Buffer.from('x'));
    const listedAfter = async (prefix: string, after: string) => {
      const found: string[] = [];
      for await (const { key } of disk.list(prefix, after)) found.push(key);
      return found;
    };
    expect(await listedAfter('', '')).toEqual(keys);
    for (const [place, key] of keys.entries())
      expect(await listedAfter('', key), key).toEqual(keys.slice(place + 1));
    expect(await listedAfter('', 'a/15.jpg')).toEqual(keys.slice(2));
    expect(await listedAfter('b/', 'b/c/1.jpg')).toEqual(['b/d.jpg']);
    expect(await listedAfter('b', 'a/2.jpg')).toEqual(keys.slice(4));
  });

  it('are whole or absent under concurrent writes', async () => {
    const { root, disk } = newDisk();
    const contents = Array.from({ length: 20 }, (_, n) => String(n).repeat(100_000));
    const seen = new Set<string | null>();
    await Promise.all(
      contents.flatMap((content) => [
        disk.put('variants/a/160.avif', Buffer.from(content)),
        read(disk, 'variants/a/160.avif').then((got) => seen.add(got)),
      ]),
    );
    seen.add(await read(disk, 'variants/a/160.avif'));
    seen.delete(null);
    for (const got of seen) expect(contents).toContain(got);
    expect(await readdir(join(root, 'incoming'))).toEqual([]);
  });

  it('leave nothing behind when writing fails', async () => {
    const { root, disk } = newDisk();
    await mkdir(join(root, 'one.jpg'), { recursive: true });
    await writeFile(join(root, 'one.jpg', 'inside'), 'kept');
    await expect(disk.put('one.jpg', Buffer.from('x'))).rejects.toThrow();
    expect(await readdir(join(root, 'incoming'))).toEqual([]);
    expect(await readFile(join(root, 'one.jpg', 'inside'), 'utf8')).toBe('kept');
  });

  it.each([
    '../secret',
    '/etc/passwd',
    'a/../../secret',
    'a//b',
    'a/./b',
    '.hidden',
    'a/.hidden',
    'a\\b',
    'a\0b',
    'a\nb',
    'C:/a',
    'ছবি.jpg',
    '',
    `${'a'.repeat(201)}.jpg`,
  ])('refuse the key %j', async (key) => {
    const { disk } = newDisk();
    expect(() => disk.get(key)).toThrow('not a storage key');
    expect(() => disk.put(key, Buffer.from('x'))).toThrow('not a storage key');
    expect(() => disk.remove(key)).toThrow('not a storage key');
  });
});
