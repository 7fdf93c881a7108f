import { once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { imageFormats, imageWidths } from '#domain/images.ts';
import { quietLog } from '#server/testing/logs.ts';
import { buildCustomer } from '#server/testing/people.ts';
import { jpeg } from '#server/testing/pictures.ts';
import { openTestApp } from '#server/testing/testApp.ts';
import { localDisk } from '#server/uploads/localDisk.ts';
import type { PhotoStorage } from '#server/uploads/photoStorage.ts';
import { storePhotos } from '#server/uploads/storePhotos.ts';

/** Counts stored files and fails on demand. The disk below is real. */
function watched(disk: () => PhotoStorage) {
  const puts: string[] = [];
  const watch = { puts, full: false, beforePut: async () => {} };
  const photos: PhotoStorage = {
    get: (key) => disk().get(key),
    remove: (key) => disk().remove(key),
    list: (prefix) => disk().list(prefix),
    put: async (key, bytes) => {
      if (watch.full) throw new Error('no space left on device');
      await watch.beforePut();
      puts.push(key);
      return disk().put(key, bytes);
    },
  };
  return { watch, photos };
}

let disk: PhotoStorage;
const { watch, photos } = watched(() => disk);
const shop = await openTestApp({ services: { photos } });
disk = localDisk(`${shop.settings.dataDir}/uploads`);
const { fastify } = shop.app;
const { id: ownerId } = await buildCustomer(shop.db);

async function taken(bytes: Buffer): Promise<string> {
  const parts = { db: shop.db, photos, clock: () => new Date(), log: quietLog };
  const [photo] = await storePhotos(parts, [async () => bytes], { ownerId, kind: 'review' });
  return photo?.publicId ?? '';
}

const publicId = await taken(await jpeg({ width: 1000, height: 500 }));
const get = (file: string, id = publicId) => fastify.inject(`/media/${id}/${file}`);

describe('a photo', () => {
  test.each(imageWidths.flatMap((width) => imageFormats.map((format) => [width, format] as const)))(
    'is served %i wide as %s, never enlarged',
    async (width, format) => {
      const { statusCode, headers, rawPayload } = await get(`${width}.${format}`);
      expect(statusCode).toBe(200);
      expect(headers['content-type']).toBe(`image/${format === 'jpg' ? 'jpeg' : format}`);
      expect(headers['content-length']).toBe(String(rawPayload.length));
      const seen = await sharp(rawPayload).metadata();
      expect(seen.format).toBe({ avif: 'heif', webp: 'webp', jpg: 'jpeg' }[format]);
      expect(seen.width).toBe(Math.min(width, 1000));
      expect(seen.height).toBe(Math.round(Math.min(width, 1000) / 2));
    },
  );

  test('narrower than the requested width is stored once, under the smallest width that holds it', async () => {
    await Promise.all([get('1280.webp'), get('1600.webp')]);
    expect(watch.puts.filter((key) => /(1280|1600)\.webp$/.test(key))).toEqual([
      `variants/${publicId}/1280.webp`,
    ]);
  });

  test('has the same response from disk as when it was made', async () => {
    const id = await taken(await jpeg());
    const [made, stored] = [await get('320.avif', id), await get('320.avif', id)];
    expect(stored.rawPayload).toEqual(made.rawPayload);
    const own = { date: '', 'x-request-id': '' };
    expect({ ...stored.headers, ...own }).toEqual({ ...made.headers, ...own });
  });

  test('requested many times at once is made once', async () => {
    const id = await taken(await jpeg());
    const responses = await Promise.all(Array.from({ length: 30 }, () => get('640.avif', id)));
    expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(new Set(responses.map(({ payload }) => payload)).size).toBe(1);
    expect(watch.puts.filter((key) => key === `variants/${id}/640.avif`)).toHaveLength(1);
  });

  test('is immutable, and a browser shows it only as an image', async () => {
    const { headers } = await get('160.jpg');
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'cross-origin',
      etag: expect.stringMatching(/^"[\w-]+"$/),
    });
  });

  test('is not sent again to a client that has it', async () => {
    const etag = String((await get('160.jpg')).headers.etag);
    const again = await fastify.inject({
      url: `/media/${publicId}/160.jpg`,
      headers: { 'if-none-match': etag },
    });
    expect(again).toMatchObject({ statusCode: 304, payload: '' });
    const other = await fastify.inject({
      url: `/media/${publicId}/160.avif`,
      headers: { 'if-none-match': etag },
    });
    expect(other.statusCode).toBe(200);
  });

  test('requested by HEAD returns only its size', async () => {
    const whole = await get('160.jpg');
    const head = await fastify.inject({ method: 'HEAD', url: `/media/${publicId}/160.jpg` });
    expect(head).toMatchObject({ statusCode: 200, payload: '' });
    expect(String(head.headers['content-length'])).toBe(String(whole.rawPayload.length));
  });

  test('with transparency keeps it in formats that support it, and gets a white ground in others', async () => {
    const glass = { create: { width: 200, height: 200, channels: 4 as const, background: '#00000000' } };
    const id = await taken(await sharp(glass).png().toBuffer());
    const cornerOf = async (file: string) =>
      sharp((await get(file, id)).rawPayload)
        .extract({ left: 0, top: 0, width: 1, height: 1 })
        .raw()
        .toBuffer();
    expect((await cornerOf('160.webp'))[3]).toBe(0);
    expect([...(await cornerOf('160.jpg'))]).toEqual([255, 255, 255]);
  });

  test('is shown while the disk is full, and stored later', async () => {
    const id = await taken(await jpeg());
    watch.full = true;
    expect((await get('480.webp', id)).statusCode).toBe(200);
    watch.full = false;
    expect((await get('480.webp', id)).statusCode).toBe(200);
    expect(watch.puts.filter((key) => key === `variants/${id}/480.webp`)).toHaveLength(1);
  });

  test('deleted while a variant is made leaves no variant', async () => {
    const id = await taken(await jpeg());
    watch.beforePut = async () => {
      await shop.db.deleteFrom('uploads').where('id', '=', id).execute();
    };
    expect((await get('320.webp', id)).statusCode).toBe(404);
    watch.beforePut = async () => {};
    expect(watch.puts).toContain(`variants/${id}/320.webp`);
    expect(await disk.get(`variants/${id}/320.webp`)).toBeNull();
  });
});

describe('a path that is no photo of the shop', () => {
  const none = '00000000-0000-7000-8000-000000000000';

  test.each([
    `/media/${none}/160.jpg`,
    `/media/${none}/1280.avif`,
    `/media/${publicId}/161.jpg`,
    `/media/${publicId}/160.png`,
    `/media/${publicId}/160.jpg.html`,
    `/media/${publicId}/`,
    `/media/${publicId}`,
    `/media/${publicId}/160.jpg/x`,
    `/media/${publicId}/..%2f..%2f..%2fpackage.json`,
    '/media/..%2f..%2fetc/passwd',
    `/media/${publicId.toUpperCase()}/160.jpg`,
    `/media/${publicId}%00/160.jpg`,
    `/media/originals/ab/${publicId}.jpg`,
  ])('is not found at %s', async (url) => {
    const { statusCode, headers, body } = await fastify.inject(url);
    expect(statusCode).toBe(404);
    expect(headers['content-type']).toContain('application/json');
    expect(headers['cache-control']).toBe('no-store');
    expect(JSON.parse(body).message).toMatch(/ot found$/);
  });

  test('is not found if sent raw, as no browser sends it', async () => {
    await fastify.listen({ host: '127.0.0.1', port: 0 });
    const { port } = fastify.server.address() as AddressInfo;
    const asked = [
      ['/media/../package.json', 404],
      [`/media/${publicId}/../../../package.json`, 404],
      ['/media/%zz/160.jpg', 400],
    ] as const;
    for (const [path, status] of asked) {
      const sent = request({ host: '127.0.0.1', port, path }).end();
      const [response] = await once(sent, 'response');
      expect([path, response.statusCode]).toEqual([path, status]);
      expect(response.headers['x-content-type-options']).toBe('nosniff');
      expect(await json(response)).toEqual({ message: expect.any(String), code: expect.any(String) });
    }
  });
});
