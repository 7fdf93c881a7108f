/** Two processes of a shop with data folders of their own, whose photos are in one bucket. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { buildProduct } from '#server/testing/goods.ts';
import { openObjectStore } from '#server/testing/objectStore.ts';
import { buildAdmin } from '#server/testing/people.ts';
import { formOf, jpeg } from '#server/testing/pictures.ts';
import { openTestApp, type TestApp } from '#server/testing/testApp.ts';
import { openEmptyDatabase } from '#server/testing/testDatabase.ts';
import { uploadRefusals } from '#texts/uploads.ts';
import { restoreBackup } from '../backup/restoreBackup.ts';
import { writeBackup } from '../backup/writeBackup.ts';
import { movePhotos } from './movePhotos.ts';
import { openPhotoStorage, photoPlaces } from './openPhotoStorage.ts';
import { bytesOf, type PhotoStorage } from './photoStorage.ts';
import { sweepFiles } from './sweepFiles.ts';
import { sweepPhotos } from './sweepPhotos.ts';

const store = await openObjectStore();
const directory = await mkdtemp(join(tmpdir(), 'kakon-bucket-'));
// A copy may still be written in the background.
afterAll(() => rm(directory, { recursive: true, force: true, maxRetries: 10 }));
const times = { attempts: 2, attemptMs: 400, pauseMs: 5 };
const settingsOf = (name: string) => ({ s3: store.place, dataDir: join(directory, name) });
const storageOf = (name: string) => openPhotoStorage(settingsOf(name), times);

const photos = storageOf('one');
const one = await openTestApp({ services: { photos } });
const other = await openTestApp({ beside: one, services: { photos: storageOf('other') } });
const { db } = one;
const token = await one.tokenOf(await buildAdmin(db));
const picture = await jpeg();

beforeEach(() => {
  store.becomes('fine');
});

const upload = (shop: TestApp = one, field = 'image', count = 1) =>
  shop.call('POST', field === 'image' ? '/upload/single' : '/upload/multiple', {
    token,
    ...formOf(Array.from({ length: count }, () => ({ field, filename: 'ring.jpg', bytes: picture }))),
  });
const uploaded = async (): Promise<string> => (await upload()).body.publicId;
const show = (shop: TestApp, id: string, file = '640.avif') =>
  shop.app.fastify.inject(`/media/${id}/${file}`);
const putsOf = (id: string) => store.calls.filter((call) => call.startsWith('PUT') && call.includes(id));

async function keysIn(storage: PhotoStorage, part = ''): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of storage.list('')) if (key.includes(part)) keys.push(key);
  return keys;
}

describe('two processes', () => {
  it('show each other’s photos, and a variant that one has made the other does not make again', async () => {
    const id = await uploaded();
    const [first, second] = [await show(one, id), await show(other, id)];
    expect([first.statusCode, second.statusCode]).toEqual([200, 200]);
    expect(second.rawPayload).toEqual(first.rawPayload);
    expect(putsOf(id).filter((call) => call.includes('variants'))).toEqual([
      `PUT photos/variants/${id}/640.avif`,
    ]);
  });

  it('make a variant that many ask for once in a process', async () => {
    const id = await uploaded();
    const seen = await Promise.all(Array.from({ length: 20 }, () => show(other, id, '480.webp')));
    expect(new Set(seen.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(putsOf(id).filter((call) => call.includes('variants'))).toHaveLength(1);
  });

  it('show the same when both make it at the same moment', async () => {
    const id = await uploaded();
    const [first, second] = await Promise.all([show(one, id, '320.jpg'), show(other, id, '320.jpg')]);
    expect(second.rawPayload).toEqual(first.rawPayload);
    expect(await keysIn(photos, `variants/${id}`)).toEqual([`variants/${id}/320.jpg`]);
  });

  it('keep no photo on their own disks but copies of variants', async () => {
    const id = await uploaded();
    await show(other, id);
    const { former } = photoPlaces(settingsOf('other')) ?? {};
    expect(former && (await keysIn(former))).toEqual([]);
    expect((await keysIn(photos, id)).map((key) => key.split('/')[0])).toEqual(['originals', 'variants']);
  });

  it('delete a photo for both', async () => {
    const id = await uploaded();
    await show(one, id);
    expect((await other.call('POST', '/upload/delete', { token, body: { publicId: id } })).status).toBe(200);
    expect(await keysIn(photos, id)).toEqual([]);
    expect((await show(other, id)).statusCode).toBe(404);
  });
});

describe('while the bucket does not respond', () => {
  it.each(['busy', 'hanging', 'cutUpload'] as const)(
    'an upload is refused with its text and a time to try again, and nothing is left (%s)',
    async (condition) => {
      const before = await keysIn(photos);
      const records = await db.selectFrom('uploads').select('id').execute();
      store.becomes(condition);
      const refused = await upload();
      expect(refused).toMatchObject({ status: 503, body: { message: uploadRefusals.noRoom } });
      expect(refused.headers['retry-after']).toBe('10');
      expect(await upload(one, 'images', 2)).toMatchObject({
        status: 503,
        body: { errors: { 'images.0': uploadRefusals.noRoom } },
      });
      store.becomes('fine');
      expect(await keysIn(photos)).toEqual(before);
      expect(await db.selectFrom('uploads').select('id').execute()).toEqual(records);
      expect((await upload()).status).toBe(201);
    },
  );

  it('a photo that was shown before still shows, another says when to try again, and the shop is ready', async () => {
    const [known, unknown] = [await uploaded(), await uploaded()];
    const before = await show(one, known);
    store.becomes('hanging');
    let hasResponded = false;
    const waiting = show(one, unknown).finally(() => {
      hasResponded = true;
    });
    expect((await show(one, known)).rawPayload).toEqual(before.rawPayload);
    expect((await one.call('GET', '/health')).status).toBe(200);
    expect(hasResponded).toBe(false);
    expect((await one.call('GET', '/products')).status).toBe(200);
    expect(await waiting).toMatchObject({ statusCode: 503, headers: { 'retry-after': '10' } });
    expect((await waiting).headers['cache-control']).toBe('no-store');
    store.becomes('fine');
    expect((await show(one, unknown)).statusCode).toBe(200);
  });

  it('a deleted photo is gone all the same, and its files are swept later', async () => {
    const id = await uploaded();
    store.becomes('busy');
    expect((await one.call('POST', '/upload/delete', { token, body: { publicId: id } })).status).toBe(200);
    store.becomes('fine');
    expect(await keysIn(photos, id)).toHaveLength(1);
    const clock = () => new Date(Date.now() + 25 * 60 * 60_000);
    const signal = new AbortController().signal;
    await sweepFiles({ db, photos, clock }, { most: 10_000, signal });
    expect(await keysIn(photos, id)).toEqual([]);
  });
});

describe('the sweeper', () => {
  it('removes unused photos after a day, and keeps those that are shown', async () => {
    const [unused, shown] = [await uploaded(), await uploaded()];
    await show(one, unused);
    const product = await buildProduct(db, { images: [] });
    await db
      .insertInto('product_images')
      .values({ product_id: product.id, position: 0, upload_id: shown, url: `/media/${shown}/1280.jpg` })
      .execute();
    const clock = () => new Date(Date.now() + 25 * 60 * 60_000);
    const signal = new AbortController().signal;
    await sweepPhotos({ db, photos, clock }, signal);
    await sweepFiles({ db, photos, clock }, { most: 10_000, signal });
    expect(await keysIn(photos, unused)).toEqual([]);
    expect(await keysIn(photos, shown)).toHaveLength(1);
  });
});

const isDeleted = async () => false;

describe('a shop that moves', () => {
  it('into the bucket and out of it again shows every photo all the time', async () => {
    const settings = settingsOf('moving');
    const disk = openPhotoStorage({ ...settings, s3: null });
    const start = (storage: PhotoStorage) => openTestApp({ beside: one, services: { photos: storage } });
    const [before, ids] = [await start(disk), [] as string[]];
    for (let n = 0; n < 3; n += 1) ids.push((await upload(before)).body.publicId);
    for (const target of [settings, { ...settings, s3: { ...store.place, isLeaving: true } }]) {
      const restarted = await start(openPhotoStorage(target, times));
      const { now, former } = photoPlaces(target, times) as { now: PhotoStorage; former: PhotoStorage };
      const moving = movePhotos({ from: former, to: now, isDeleted });
      ids.push((await upload(restarted)).body.publicId);
      const seen = await Promise.all(ids.map((id) => show(restarted, id, '160.jpg')));
      expect(new Set(seen.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
      await moving;
      await movePhotos({ from: former, to: now, isDeleted });
      for (const id of ids) expect(await keysIn(now, `/${id}`)).not.toEqual([]);
      expect(await keysIn(former)).toEqual([]);
    }
    expect(await keysIn(disk)).toEqual(expect.arrayContaining(await keysIn(disk, 'originals/')));
    const after = await start(disk);
    for (const id of ids) expect((await show(after, id)).statusCode).toBe(200);
  });
});

it('a backup holds the photos of the bucket, and restores them to disk or into an empty bucket', async () => {
  const id = await uploaded();
  const file = join(directory, 'shop.backup');
  await writeBackup(file, { databaseUrl: one.url, photos });
  const disk = openPhotoStorage({ s3: null, dataDir: join(directory, 'restored') });
  const elsewhere = await openObjectStore();
  const otherBucket = openPhotoStorage({ s3: elsewhere.place, dataDir: join(directory, 'restored') }, times);
  const masters = await keysIn(photos, 'originals/');
  for (const target of [otherBucket, disk]) {
    await restoreBackup(file, { databaseUrl: (await openEmptyDatabase()).url, photos: target });
    expect(await keysIn(target)).toEqual(masters);
  }
  const key = masters.find((each) => each.includes(id)) ?? '';
  const [original, restored] = [await photos.get(key), await disk.get(key)];
  expect(original && restored && (await bytesOf(restored)).equals(await bytesOf(original))).toBe(true);
  await expect(
    restoreBackup(file, { databaseUrl: (await openEmptyDatabase()).url, photos: otherBucket }),
  ).rejects.toThrow('There are uploads already');
});
