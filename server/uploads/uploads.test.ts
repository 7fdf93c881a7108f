import { describe, expect, test } from 'vitest';
import { publicIdOf } from '#domain/images.ts';
import { buildProduct } from '#server/testing/goods.ts';
import { buildReview } from '#server/testing/orders.ts';
import { buildAdmin, buildCustomer, type Person } from '#server/testing/people.ts';
import { type FormFile, formOf, jpeg, pngClaiming } from '#server/testing/pictures.ts';
import { openTestApp } from '#server/testing/testApp.ts';
import { localDisk } from './localDisk.ts';
import type { PhotoStorage } from './photoStorage.ts';

const failing: Pick<PhotoStorage, 'put'> = {
  put: async () => {
    throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  },
};

const shop = await openTestApp();
const { db, settings } = shop;
const photos = localDisk(`${settings.dataDir}/uploads`);
const [admin, nusrat, rumana] = [await buildAdmin(db), await buildCustomer(db), await buildCustomer(db)];
const photo = await jpeg();

async function send(path: string, person: Person | null, files: readonly FormFile[]) {
  const token = person && (await shop.tokenOf(person));
  return shop.call('POST', path, { token, ...formOf(files) });
}

const one = (bytes: Buffer, filename = 'ring.jpg'): FormFile[] => [{ field: 'image', filename, bytes }];
const many = (...contents: Buffer[]): FormFile[] =>
  contents.map((bytes, place) => ({ field: 'images', filename: `${place}.jpg`, bytes }));

const sendOne = async (person: Person): Promise<string> =>
  (await send('/upload/single', person, one(photo))).body.publicId;

async function remove(publicId: string, person: Person | null) {
  const token = person && (await shop.tokenOf(person));
  return shop.call('POST', '/upload/delete', { token, body: { publicId } });
}

async function storedKeys(): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of photos.list('')) keys.push(key);
  return keys;
}

const uploadRow = (id: string) =>
  db.selectFrom('uploads').selectAll().where('id', '=', id).executeTakeFirst();

describe('sending in one photo', () => {
  test('answers its address and id, twice each, and its size', async () => {
    const { status, body } = await send('/upload/single', nusrat, one(photo));
    expect(status).toBe(201);
    const { publicId } = body;
    const url = `/media/${publicId}/1280.jpg`;
    expect(body).toEqual({ imageUrl: url, url, publicId, public_id: publicId, width: 800, height: 600 });
    const row = await uploadRow(publicId);
    expect(row).toMatchObject({
      owner_id: nusrat.id,
      kind: 'review',
      format: 'jpeg',
      width: 800,
      height: 600,
    });
    const stored = await photos.get(row?.storage_key ?? '');
    expect(stored?.bytes).toBe(row?.bytes);
    stored?.body.destroy();
  });

  test('is for products when an admin sends it', async () => {
    expect(await uploadRow(await sendOne(admin))).toMatchObject({ owner_id: admin.id, kind: 'product' });
  });

  test('needs a session', async () => {
    expect(await send('/upload/single', null, one(photo))).toMatchObject({
      status: 401,
      body: { message: 'Please login to continue' },
    });
  });

  test.each<[string, number, string, FormFile[]]>([
    ['no file', 400, 'Please choose an image', []],
    ['a file in another field', 400, 'Please choose an image', many(photo)],
    ['an empty file field', 400, 'Please choose an image', one(Buffer.alloc(0), '')],
    ['two files', 400, 'Only one image can be uploaded here', [...one(photo), ...one(photo)]],
    [
      'a page named .jpg',
      415,
      'Only JPEG, PNG, WebP or AVIF images can be uploaded',
      one(Buffer.from('<html>')),
    ],
    ['an empty file', 415, 'Only JPEG, PNG, WebP or AVIF images can be uploaded', one(Buffer.alloc(0))],
    [
      'half a photo',
      400,
      'This image is damaged and could not be read',
      one(photo.subarray(0, photo.length >> 1)),
    ],
    [
      'a byte above 5 MB',
      413,
      'Each image can be at most 5 MB',
      one(Buffer.concat([photo, Buffer.alloc(5 * 1024 * 1024 + 1 - photo.length)])),
    ],
    [
      'a bomb',
      413,
      'Each image can be at most 40 megapixels',
      one(pngClaiming({ width: 30_000, height: 30_000, rows: 10 })),
    ],
  ])('with %s is refused, and nothing is kept of it', async (_, status, message, files) => {
    const before = await storedKeys();
    const answer = await send('/upload/single', nusrat, files);
    expect(answer).toMatchObject({ status, body: { message } });
    expect(await storedKeys()).toEqual(before);
  });

  test('is told by what it holds, not by its name or declared type', async () => {
    const named: FormFile = { field: 'image', filename: '../../x.html', bytes: photo, type: 'text/html' };
    const { status, body } = await send('/upload/single', nusrat, [named]);
    expect(status).toBe(201);
    expect(publicIdOf(body.url)).toBe(body.publicId);
  });

  test.each<[string, Record<string, string>, unknown, number]>([
    ['JSON', { 'content-type': 'application/json' }, '{}', 415],
    ['a form without its boundary', { 'content-type': 'multipart/form-data' }, 'x', 400],
    ['a form cut off', { 'content-type': 'multipart/form-data; boundary=b' }, '--b\r\nContent-Disp', 400],
  ])('as %s is refused', async (_, headers, body, status) => {
    const token = await shop.tokenOf(nusrat);
    expect((await shop.call('POST', '/upload/single', { token, headers, body })).status).toBe(status);
  });
});

describe('sending in several photos', () => {
  test('answers them in their order', async () => {
    const small = await jpeg({ width: 40, height: 30 });
    const { status, body } = await send('/upload/multiple', nusrat, many(photo, small));
    expect(status).toBe(201);
    expect(body.images.map(({ width }: { width: number }) => width)).toEqual([800, 40]);
    for (const { url, publicId } of body.images) expect(publicIdOf(url)).toBe(publicId);
  });

  test('takes ten and refuses eleven', async () => {
    const small = await jpeg({ width: 4, height: 3 });
    const ten = many(...Array.from({ length: 10 }, () => small));
    expect((await send('/upload/multiple', nusrat, ten)).body.images).toHaveLength(10);
    expect(await send('/upload/multiple', nusrat, [...ten, ...many(small)])).toMatchObject({
      status: 400,
      body: { message: 'At most 10 images can be uploaded at once' },
    });
  });

  test('keeps none when one is refused, and says which', async () => {
    const before = await storedKeys();
    const answer = await send('/upload/multiple', nusrat, many(photo, Buffer.from('not a photo')));
    const message = 'Only JPEG, PNG, WebP or AVIF images can be uploaded';
    expect(answer).toMatchObject({ status: 415, body: { message, errors: { 'images.1': message } } });
    expect(await storedKeys()).toEqual(before);
  });
});

describe('deleting a photo', () => {
  test('takes its record and all its files away', async () => {
    const publicId = await sendOne(nusrat);
    await shop.app.fastify.inject(`/media/${publicId}/160.webp`);
    const own = async () => (await storedKeys()).filter((key) => key.includes(publicId));
    expect(await own()).toHaveLength(2);
    expect(await remove(publicId, nusrat)).toMatchObject({ status: 200, body: { message: 'Image deleted' } });
    expect(await own()).toEqual([]);
    expect(await uploadRow(publicId)).toBeUndefined();
    expect((await remove(publicId, nusrat)).status).toBe(404);
  });

  test('of somebody else finds none; an admin may', async () => {
    const publicId = await sendOne(nusrat);
    expect(await remove(publicId, rumana)).toMatchObject({
      status: 404,
      body: { message: 'Image not found' },
    });
    expect((await remove(publicId, null)).status).toBe(401);
    expect(await uploadRow(publicId)).toBeDefined();
    expect((await remove(publicId, admin)).status).toBe(200);
  });

  test.each(['nonsense', '../../etc/passwd', '00000000-0000-7000-8000-000000000000'])(
    'called %s finds none',
    async (publicId) => {
      expect((await remove(publicId, admin)).status).toBe(404);
    },
  );

  test('that a product shows is refused', async () => {
    const publicId = await sendOne(admin);
    const { id } = await buildProduct(db, { images: [] });
    const image = { product_id: id, position: 0, upload_id: publicId, url: `/media/${publicId}/1280.jpg` };
    await db.insertInto('product_images').values(image).execute();
    expect(await remove(publicId, admin)).toMatchObject({
      status: 409,
      body: { message: 'This image is still in use by a product' },
    });
    expect((await shop.app.fastify.inject(`/media/${publicId}/160.jpg`)).statusCode).toBe(200);
  });

  test('that a review shows takes it out of the review', async () => {
    const publicId = await sendOne(nusrat);
    const review = await buildReview(db, { customer: nusrat, product: await buildProduct(db) });
    const image = { review_id: review, position: 0, upload_id: publicId, url: `/media/${publicId}/1280.jpg` };
    await db.insertInto('review_images').values(image).execute();
    expect((await remove(publicId, nusrat)).status).toBe(200);
    expect(await db.selectFrom('review_images').selectAll().execute()).toEqual([]);
  });
});

describe('while the disk is full', () => {
  test('a photo is not taken, its sender is asked to come again, and no record of it stands', async () => {
    const full = await openTestApp({ services: { photos: { ...photos, ...failing } } });
    const person = await buildCustomer(full.db);
    const token = await full.tokenOf(person);
    const answer = await full.call('POST', '/upload/single', { token, ...formOf(one(photo)) });
    expect(answer.status).toBe(503);
    expect(answer.headers['retry-after']).toBeDefined();
    expect(await full.db.selectFrom('uploads').select('id').execute()).toEqual([]);
  });
});
