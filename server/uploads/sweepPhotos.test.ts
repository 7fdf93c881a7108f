import { mkdtemp, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { imageUrl } from '#domain/images.ts';
import { buildProduct, buildUpload } from '#server/testing/goods.ts';
import { recordingLog } from '#server/testing/logs.ts';
import { buildOrder } from '#server/testing/orders.ts';
import { buildCustomer } from '#server/testing/people.ts';
import { planOf } from '#server/testing/plans.ts';
import { buildReview } from '#server/testing/reviews.ts';
import { openTestDatabase } from '#server/testing/testDatabase.ts';
import { localDisk } from './localDisk.ts';
import { sweepFiles, sweepFilesTask } from './sweepFiles.ts';
import { sweepIncoming, sweepPhotos } from './sweepPhotos.ts';
import { beforeAllIds, checkUploads, removeUnusedUploads } from './unusedUploadQueries.ts';

const { db } = await openTestDatabase();
const root = await mkdtemp(join(tmpdir(), 'kakon-sweep-'));
afterAll(() => rm(root, { recursive: true, force: true }));
const photos = localDisk(root);
const now = new Date('2026-03-02T12:00:00Z');
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 60 * 60 * 1000);
const context = { db, photos, clock: () => now };
const running = new AbortController().signal;
const run = { attempt: 1, isLastAttempt: false, signal: running, log: recordingLog() };
const sweep = () => sweepPhotos(context, running);
const walkFiles = async () => (await sweepFiles(context, { most: 10_000, signal: running })).removed;

async function putFile(key: string, storedAt: Date): Promise<void> {
  await photos.put(key, Buffer.from('x'));
  await utimes(join(root, key), storedAt, storedAt);
}

/** A photo with its master and one variant, uploaded two days ago by default. */
async function photoOf(takenIn = hoursAgo(48)): Promise<string> {
  const id = await buildUpload(db);
  await db
    .updateTable('uploads')
    .set({ created_at: takenIn, storage_key: `originals/ab/${id}.jpg` })
    .where('id', '=', id)
    .execute();
  await putFile(`originals/ab/${id}.jpg`, takenIn);
  await putFile(`variants/${id}/160.avif`, takenIn);
  return id;
}

async function state(): Promise<{ photos: string[]; files: string[] }> {
  const rows = await db.selectFrom('uploads').select('id').execute();
  const files: string[] = [];
  for await (const { key } of photos.list('')) files.push(key);
  return { photos: rows.map(({ id }) => id).sort(), files: files.sort() };
}

beforeEach(async () => {
  await db.deleteFrom('product_images').execute();
  await db.deleteFrom('review_images').execute();
  await db.deleteFrom('uploads').execute();
  await rm(root, { recursive: true, force: true });
});

it('unused photos are removed after a day, with their files', async () => {
  const [fresh] = [await photoOf(hoursAgo(23)), await photoOf(hoursAgo(25)), await photoOf()];
  expect(await sweep()).toBe(2);
  const left = [`originals/ab/${fresh}.jpg`, `variants/${fresh}/160.avif`];
  expect(await state()).toEqual({ photos: [fresh], files: left });
});

it('photos of a product, a review or an order stay', async () => {
  const [inProduct, inReview, inOrder] = [await photoOf(), await photoOf(), await photoOf()];
  const customer = await buildCustomer(db);
  const product = await buildProduct(db, { images: [] });
  const shown = (id: string) => ({ position: 0, upload_id: id, url: imageUrl(id) });
  await db
    .insertInto('product_images')
    .values({ product_id: product.id, ...shown(inProduct) })
    .execute();
  const review = await buildReview(db, { customer, product });
  await db
    .insertInto('review_images')
    .values({ review_id: review, ...shown(inReview) })
    .execute();
  await buildOrder(db, { customer, lines: [{ product, image: imageUrl(inOrder) }] });
  const before = await state();
  expect(await sweep()).toBe(0);
  expect(await state()).toEqual(before);
});

it('a photo that is used after it was found is not removed', async () => {
  const [used, unused] = [await photoOf(), await photoOf()];
  const product = await buildProduct(db, { images: [] });
  await db
    .insertInto('product_images')
    .values({ product_id: product.id, position: 0, upload_id: used, url: imageUrl(used) })
    .execute();
  expect(await removeUnusedUploads(db, [used, unused])).toMatchObject([{ id: unused }]);
});

it('half-written files are removed after a day, without a visit to the other files', async () => {
  await putFile('incoming/6f1c', hoursAgo(25));
  await putFile('incoming/being-written', hoursAgo(1));
  await putFile('originals/ab/left.jpg', hoursAgo(25));
  expect(await sweepIncoming(context, running)).toBe(1);
  expect((await state()).files).toEqual(['incoming/being-written', 'originals/ab/left.jpg']);
});

it('files without a photo are removed after a day: half-written files and remnants of a crash', async () => {
  const used = await photoOf(hoursAgo(2));
  const gone = '0198c0de-0000-7000-8000-00000000abcd';
  await putFile('incoming/6f1c', hoursAgo(25));
  await putFile('incoming/being-written', hoursAgo(1));
  await putFile(`originals/ab/${gone}.jpg`, hoursAgo(25));
  await putFile(`originals/cd/${used}.jpg`, hoursAgo(25));
  await putFile(`variants/${gone}/160.avif`, hoursAgo(25));
  await putFile(`variants/${gone}/320.avif`, hoursAgo(23));
  expect(await walkFiles()).toBe(4);
  expect((await state()).files).toEqual(
    [
      'incoming/being-written',
      `originals/ab/${used}.jpg`,
      `variants/${used}/160.avif`,
      `variants/${gone}/320.avif`,
    ].sort(),
  );
});

it('photos whose masters have other keys keep them', async () => {
  const id = await buildUpload(db, { storageKey: 'as-it-came.jpg' });
  await putFile('as-it-came.jpg', hoursAgo(48));
  expect(await walkFiles()).toBe(0);
  expect(await state()).toEqual({ photos: [id], files: ['as-it-came.jpg'] });
});

it('very many files are visited in parts, each from where the last one ended', async () => {
  await Promise.all(Array.from({ length: 1050 }, (_, n) => putFile(`incoming/${n}`, hoursAgo(25))));
  const used = await photoOf();
  const parts: number[] = [];
  let after: string | null = '';
  while (after !== null) {
    const part = await sweepFiles(context, { after, most: 700, signal: running });
    parts.push(part.removed);
    after = part.last;
  }
  expect(parts).toEqual([700, 350]);
  expect((await state()).files).toEqual([`originals/ab/${used}.jpg`, `variants/${used}/160.avif`]);
});

it('a part that does not reach the end adds a job for the next', async () => {
  await photoOf();
  await sweepFilesTask(context, 1)({}, run);
  const job = await db
    .selectFrom('graphile_worker.jobs' as never)
    .selectAll()
    .execute();
  expect(job).toMatchObject([{ task_identifier: 'sweepFiles', key: 'sweepFiles' }]);
});

it('a sweep stops when asked', async () => {
  await photoOf();
  const before = await state();
  const stopped = AbortSignal.abort();
  expect(await sweepPhotos(context, stopped)).toBe(0);
  expect(await sweepIncoming(context, stopped)).toBe(0);
  await expect(sweepFiles(context, { most: 1, signal: stopped })).rejects.toThrow();
  expect(await state()).toEqual(before);
});

it('very many unused photos are removed in batches', async () => {
  await sql`
    insert into uploads (id, kind, storage_key, format, bytes, width, height, sha256, created_at)
    select gen_random_uuid(), 'product', 'originals/' || n, 'jpeg', 1, 1, 1, sha256(n::text::bytea), ${hoursAgo(25)}
    from generate_series(1, 1050) n`.execute(db);
  expect(await sweep()).toBe(1050);
  expect((await state()).photos).toEqual([]);
});

describe('in a shop with many orders', () => {
  /** Most lines show one of twenty photos; the planner expects few different ones. */
  beforeAll(async () => {
    const customer = await buildCustomer(db);
    await db.transaction().execute(async (trx) => {
      await sql`
        insert into orders (id, order_number, user_id, full_name, phone, address, district, thana, items_price,
                            shipping_price, total_price)
        select md5('order' || n)::uuid, next_order_number('KA'), ${customer.id}::uuid, 'Nusrat', '01712345678', 'Road 1',
               'Dhaka', 'Dhanmondi', 1000, 0, 1000
        from generate_series(1, 5000) n`.execute(trx);
      await sql`
        insert into order_lines (order_id, position, name, price, quantity, photo_id)
        select md5('order' || n)::uuid, line, 'Ring', 250, 1, md5('photo' || n % 20)::uuid
        from generate_series(1, 5000) n, generate_series(0, 3) line`.execute(trx);
    });
    await sql`analyze`.execute(db);
  });

  it('unused photos are found by one index entry of the order lines each', async () => {
    const unused = await photoOf();
    const find = () => checkUploads(db, { after: beforeAllIds, olderThan: now, limit: 500 });
    for (const plan of [await planOf(db, find), await planOf(db, () => removeUnusedUploads(db, [unused]))]) {
      expect(plan).toMatch(/Index Only Scan using order_lines_photo\w* on order_lines/);
      expect(plan).not.toContain('Seq Scan on order_lines');
    }
  });
});
