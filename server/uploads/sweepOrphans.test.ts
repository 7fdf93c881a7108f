import { mkdtemp, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { imageUrl } from '#domain/images.ts';
import { buildProduct, buildUpload } from '#server/testing/goods.ts';
import { buildOrder } from '#server/testing/orders.ts';
import { buildCustomer } from '#server/testing/people.ts';
import { buildReview } from '#server/testing/reviews.ts';
import { openTestDatabase } from '#server/testing/testDatabase.ts';
import { statementsOf } from '../../bench/statements.ts';
import { localDisk } from './localDisk.ts';
import { sweepOrphans } from './sweepOrphans.ts';
import { removeUnusedUploads } from './uploadQueries.ts';

const { db, pool } = await openTestDatabase();
const root = await mkdtemp(join(tmpdir(), 'kakon-sweep-'));
afterAll(() => rm(root, { recursive: true, force: true }));
const photos = localDisk(root);
const now = new Date('2026-03-02T12:00:00Z');
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 60 * 60 * 1000);
const sweep = () => sweepOrphans({ db, photos, clock: () => now });

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
  expect(await sweep()).toEqual({ photos: 2, files: 0 });
  const left = [`originals/ab/${fresh}.jpg`, `variants/${fresh}/160.avif`];
  expect(await state()).toEqual({ photos: [fresh], files: left });
});

it('photos of a product, a review or an order stay', async () => {
  const [inProduct, byAddress, inReview, inOrder] = [
    await photoOf(),
    await photoOf(),
    await photoOf(),
    await photoOf(),
  ];
  const customer = await buildCustomer(db);
  const product = await buildProduct(db, { images: [] });
  const shown = (id: string) => ({ position: 0, upload_id: id, url: imageUrl(id) });
  await db
    .insertInto('product_images')
    .values([
      { product_id: product.id, ...shown(inProduct) },
      { product_id: product.id, position: 1, url: imageUrl(byAddress, 1600, 'avif') },
    ])
    .execute();
  const review = await buildReview(db, { customer, product });
  await db
    .insertInto('review_images')
    .values({ review_id: review, ...shown(inReview) })
    .execute();
  const order = await buildOrder(db, { customer, lines: [{ product }] });
  await db
    .updateTable('order_lines')
    .set({ image: imageUrl(inOrder, 640, 'webp') })
    .where('order_id', '=', order.id)
    .execute();
  const before = await state();
  expect(await sweep()).toEqual({ photos: 0, files: 0 });
  expect(await state()).toEqual(before);
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
  expect(await sweep()).toEqual({ photos: 0, files: 4 });
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
  expect(await sweep()).toEqual({ photos: 0, files: 0 });
  expect(await state()).toEqual({ photos: [id], files: ['as-it-came.jpg'] });
});

it('very many files are processed in batches', async () => {
  await Promise.all(Array.from({ length: 1050 }, (_, n) => putFile(`incoming/${n}`, hoursAgo(25))));
  expect(await sweep()).toEqual({ photos: 0, files: 1050 });
  expect((await state()).files).toEqual([]);
});

it('very many unused photos are removed in batches', async () => {
  await sql`
    insert into uploads (id, kind, storage_key, format, bytes, width, height, sha256, created_at)
    select gen_random_uuid(), 'product', 'originals/' || n, 'jpeg', 1, 1, 1, sha256(n::text::bytea), ${hoursAgo(25)}
    from generate_series(1, 1050) n`.execute(db);
  expect(await sweep()).toEqual({ photos: 1050, files: 0 });
  expect((await state()).photos).toEqual([]);
});

it('the search for unused photos reads the order lines once, not once per photo', async () => {
  await photoOf();
  const statements = await statementsOf(() => removeUnusedUploads(db, now, 10));
  const searches = statements.filter(({ text }) => text.includes('order_lines'));
  expect(searches).toHaveLength(2);
  for (const { text, values } of searches) {
    const { rows } = await pool.query({ text: `explain ${text}`, values: [...values] });
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toContain('Anti Join');
    expect(plan).not.toContain('SubPlan');
  }
});
