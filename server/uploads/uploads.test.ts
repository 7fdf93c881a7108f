import { beforeEach, describe, expect, it } from 'vitest';
import { publicIdOf } from '#domain/images.ts';
import { buildProduct, buildUpload } from '#server/testing/goods.ts';
import { draftOf } from '#server/testing/orderDrafts.ts';
import { buildOrder } from '#server/testing/orders.ts';
import { buildAdmin, buildCustomer, deliverTo, type Person } from '#server/testing/people.ts';
import { type FormFile, formOf, jpeg, pngClaiming } from '#server/testing/pictures.ts';
import { buildReview } from '#server/testing/reviews.ts';
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
const [admin, rumana] = [await buildAdmin(db), await buildCustomer(db)];
let nusrat: Person;

/** A customer with a delivered order and no uploads yet. */
async function buildBuyer(on = db): Promise<Person> {
  const customer = await buildCustomer(on);
  await buildOrder(on, { customer, lines: [{ product: await buildProduct(on) }], status: 'delivered' });
  return customer;
}

beforeEach(async () => {
  nusrat = await buildBuyer();
});
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

describe('uploading one photo', () => {
  it('returns its URL and id, each under two names, and its size', async () => {
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

  it('is for products when an admin uploads it', async () => {
    expect(await uploadRow(await sendOne(admin))).toMatchObject({ owner_id: admin.id, kind: 'product' });
  });

  it('requires a session', async () => {
    expect(await send('/upload/single', null, one(photo))).toMatchObject({
      status: 401,
      body: { message: 'Please log in to continue' },
    });
  });

  it.each<[string, number, string, FormFile[]]>([
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
  ])('with %s is refused, and nothing is stored', async (_, status, message, files) => {
    const before = await storedKeys();
    const response = await send('/upload/single', nusrat, files);
    expect(response).toMatchObject({ status, body: { message } });
    expect(await storedKeys()).toEqual(before);
  });

  it('detects the format from the content, not from name or declared type', async () => {
    const named: FormFile = { field: 'image', filename: '../../x.html', bytes: photo, type: 'text/html' };
    const { status, body } = await send('/upload/single', nusrat, [named]);
    expect(status).toBe(201);
    expect(publicIdOf(body.url)).toBe(body.publicId);
  });

  const longBoundary = `multipart/form-data; boundary=${'b'.repeat(300)}`;
  it.each<[string, Record<string, string>, unknown, number]>([
    ['JSON', { 'content-type': 'application/json' }, '{}', 415],
    ['a form without its boundary', { 'content-type': 'multipart/form-data' }, 'x', 400],
    ['a form with a very long boundary', { 'content-type': longBoundary }, 'x', 400],
    ['a form with that in quotes', { 'content-type': longBoundary.replace(/=(.*)/, '="$1"') }, 'x', 400],
    ['a form cut off', { 'content-type': 'multipart/form-data; boundary=b' }, '--b\r\nContent-Disp', 400],
  ])('as %s is refused', async (_, headers, body, status) => {
    const token = await shop.tokenOf(nusrat);
    expect((await shop.call('POST', '/upload/single', { token, headers, body })).status).toBe(status);
  });
});

describe('uploading several photos', () => {
  it('returns them in order', async () => {
    const small = await jpeg({ width: 40, height: 30 });
    const { status, body } = await send('/upload/multiple', nusrat, many(photo, small));
    expect(status).toBe(201);
    expect(body.images.map(({ width }: { width: number }) => width)).toEqual([800, 40]);
    for (const { url, publicId } of body.images) expect(publicIdOf(url)).toBe(publicId);
  });

  it('accepts ten and refuses eleven', async () => {
    const small = await jpeg({ width: 4, height: 3 });
    const ten = many(...Array.from({ length: 10 }, () => small));
    expect((await send('/upload/multiple', nusrat, ten)).body.images).toHaveLength(10);
    expect(await send('/upload/multiple', nusrat, [...ten, ...many(small)])).toMatchObject({
      status: 400,
      body: { message: 'At most 10 images can be uploaded at once' },
    });
  });

  it('stores none when one is refused, and says which', async () => {
    const before = await storedKeys();
    const response = await send('/upload/multiple', nusrat, many(photo, Buffer.from('not a photo')));
    const message = 'Only JPEG, PNG, WebP or AVIF images can be uploaded';
    expect(response).toMatchObject({ status: 415, body: { message, errors: { 'images.1': message } } });
    expect(await storedKeys()).toEqual(before);
  });
});

describe('deleting a photo', () => {
  it('removes its record and all its files', async () => {
    const publicId = await sendOne(nusrat);
    await shop.app.fastify.inject(`/media/${publicId}/160.webp`);
    const own = async () => (await storedKeys()).filter((key) => key.includes(publicId));
    expect(await own()).toHaveLength(2);
    expect(await remove(publicId, nusrat)).toMatchObject({ status: 200, body: { message: 'Image deleted' } });
    expect(await own()).toEqual([]);
    expect(await uploadRow(publicId)).toBeUndefined();
    expect((await remove(publicId, nusrat)).status).toBe(404);
  });

  it('of another user is not found; an admin may', async () => {
    const publicId = await sendOne(nusrat);
    expect(await remove(publicId, rumana)).toMatchObject({
      status: 404,
      body: { message: 'Image not found' },
    });
    expect((await remove(publicId, null)).status).toBe(401);
    expect(await uploadRow(publicId)).toBeDefined();
    expect((await remove(publicId, admin)).status).toBe(200);
  });

  it.each(['nonsense', '../../etc/passwd', '00000000-0000-7000-8000-000000000000'])(
    'named %s is not found',
    async (publicId) => {
      expect((await remove(publicId, admin)).status).toBe(404);
    },
  );

  it('of a product is refused', async () => {
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

  it('shown in an order is refused, even after the product has dropped it', async () => {
    const publicId = await sendOne(admin);
    const image = `/media/${publicId}/1280.jpg`;
    const product = await buildProduct(db, { images: [image] });
    const body = draftOf([{ product: product.id, price: product.price }], deliverTo);
    const token = await shop.tokenOf(nusrat);
    expect((await shop.call('POST', '/orders', { token, body })).status).toBe(201);
    await db.deleteFrom('product_images').where('product_id', '=', product.id).execute();
    expect(await remove(publicId, admin)).toMatchObject({
      status: 409,
      body: { message: 'This image is still shown in an order', code: 'imageInUse' },
    });
    expect((await shop.app.fastify.inject(image)).statusCode).toBe(200);
  });

  it('of a review removes it from the review', async () => {
    const publicId = await sendOne(nusrat);
    const review = await buildReview(db, { customer: nusrat, product: await buildProduct(db) });
    const image = { review_id: review, position: 0, upload_id: publicId, url: `/media/${publicId}/1280.jpg` };
    await db.insertInto('review_images').values(image).execute();
    expect((await remove(publicId, nusrat)).status).toBe(200);
    expect(await db.selectFrom('review_images').selectAll().execute()).toEqual([]);
  });
});

describe('a customer', () => {
  const refused = (response: { status: number; body: { message: string } }) => [
    response.status,
    response.body.message,
  ];
  const sendMany = async (count: number, person = nusrat) =>
    send('/upload/multiple', person, many(...Array.from({ length: count }, () => photo)));
  /** Today's photos that reviews show, four per review. */
  const buildUsed = async (count: number, bytes: number) => {
    let review = '';
    for (let n = 0; n < count; n += 1) {
      if (n % 4 === 0) review = await buildReview(db, { customer: nusrat, product: await buildProduct(db) });
      const id = await buildUpload(db, { ownerId: nusrat.id, kind: 'review' });
      await db.updateTable('uploads').set({ bytes, created_at: new Date() }).where('id', '=', id).execute();
      const image = { review_id: review, position: n % 4, upload_id: id, url: `/media/${id}/1280.jpg` };
      await db.insertInto('review_images').values(image).execute();
    }
  };

  it('can upload once an order was delivered, and not before', async () => {
    const newcomer = await buildCustomer(db);
    await buildOrder(db, {
      customer: newcomer,
      lines: [{ product: await buildProduct(db) }],
      status: 'shipped',
    });
    const before = await storedKeys();
    expect(refused(await send('/upload/single', newcomer, one(photo)))).toEqual([
      409,
      'You can add photos after one of your orders has been delivered',
    ]);
    expect(await storedKeys()).toEqual(before);
    expect((await send('/upload/single', admin, one(photo))).status).toBe(201);
  });

  it('can have at most twelve photos that no review shows', async () => {
    expect((await sendMany(8)).status).toBe(201);
    const before = await storedKeys();
    expect(refused(await sendMany(5))).toEqual([
      400,
      'Please submit your review first, or remove some of its photos',
    ]);
    expect(await storedKeys()).toEqual(before);
    const { body } = await sendMany(4);
    expect((await send('/upload/single', nusrat, one(photo))).status).toBe(400);
    await remove(body.images[0].publicId, nusrat);
    expect((await send('/upload/single', nusrat, one(photo))).status).toBe(201);
  });

  it('cannot exceed twelve by concurrent calls', async () => {
    const responses = await Promise.all([sendMany(4), sendMany(4), sendMany(4), sendMany(4)]);
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 201, 201, 400]);
    expect(
      await db.selectFrom('uploads').select('id').where('owner_id', '=', nusrat.id).execute(),
    ).toHaveLength(12);
  });

  it.each([
    ['forty photos', 40, 1000],
    ['a hundred megabytes', 4, 26 * 1024 * 1024],
  ])('can upload at most %s a day, and more the next day', async (_, count, bytes) => {
    await buildUsed(count, bytes);
    const response = await send('/upload/single', nusrat, one(photo));
    expect(refused(response)).toEqual([
      429,
      'You have uploaded too many photos today. Please try again tomorrow.',
    ]);
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
    const created_at = new Date(Date.now() - 25 * 60 * 60_000);
    await db.updateTable('uploads').set({ created_at }).where('owner_id', '=', nusrat.id).execute();
    expect((await send('/upload/single', nusrat, one(photo))).status).toBe(201);
  });
});

describe('while the disk is full', () => {
  it('an upload is refused with a request to retry, and leaves no record', async () => {
    const full = await openTestApp({ services: { photos: { ...photos, ...failing } } });
    const person = await buildBuyer(full.db);
    const token = await full.tokenOf(person);
    const response = await full.call('POST', '/upload/single', { token, ...formOf(one(photo)) });
    expect(response.status).toBe(503);
    expect(response.headers['retry-after']).toBeDefined();
    expect(await full.db.selectFrom('uploads').select('id').execute()).toEqual([]);
  });
});
