import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultSettings } from '#domain/defaultSettings.ts';
import { imageUrl } from '#domain/images.ts';
import type { Database } from '#server/database/connect.ts';
import { openTestDatabase } from '#server/testing/testDatabase.ts';
import { localDisk } from '#server/uploads/localDisk.ts';
import { bytesOf } from '#server/uploads/photoStorage.ts';
import { sweepFiles } from '#server/uploads/sweepFiles.ts';
import { sweepPhotos } from '#server/uploads/sweepPhotos.ts';
import { readCatalogue } from './catalogue.ts';
import { loadDemoCatalogue } from './loadCatalogue.ts';

const now = new Date('2026-03-10T05:30:00Z');
const catalogue = await readCatalogue();
const { db } = await openTestDatabase();
const one = await openTestDatabase();
const other = await openTestDatabase();

const photosDir = await mkdtemp(join(tmpdir(), 'kakon-demo-photos-'));
const photos = localDisk(photosDir);
afterAll(() => rm(photosDir, { recursive: true }));

const load = (db: Database) =>
  loadDemoCatalogue({ db, clock: () => now, shopSettings: defaultSettings, photos });

const countOf = async (db: Database, table: 'products' | 'orders' | 'reviews' | 'users') =>
  (
    await db
      .selectFrom(table)
      .select((s) => s.fn.countAll<number>().as('rows'))
      .executeTakeFirstOrThrow()
  ).rows;

/** The rows that every load must repeat exactly. The random password is not among them. */
async function contentOf(db: Database): Promise<unknown> {
  const all = (table: string, order: string) =>
    sql`select * from ${sql.table(table)} order by ${sql.raw(order)}`.execute(db).then(({ rows }) => rows);
  const users = await sql`select id, name, email, phone, created_at from users order by id`.execute(db);
  return [
    users.rows,
    await all('products', 'id'),
    await all('product_images', 'product_id, position'),
    await all('uploads', 'id'),
    await all('orders', 'id'),
    await all('order_lines', 'order_id, position'),
    await all('stock_movements', 'id'),
    await all('reviews', 'id'),
  ];
}

describe('loading into an empty shop', () => {
  beforeAll(async () => {
    expect(await load(db)).toBe(true);
  });

  it('adds all products, orders, customers and reviews', async () => {
    expect(await countOf(db, 'products')).toBe(catalogue.products.length);
    expect(await countOf(db, 'users')).toBe(catalogue.customers.length);
    expect(await countOf(db, 'orders')).toBe(catalogue.customers.flatMap(({ orders }) => orders).length);
    expect(await countOf(db, 'reviews')).toBe(catalogue.reviews.length);
  });

  it('stores each photo once, with all its bytes, at its own URL', async () => {
    const images = await db
      .selectFrom('product_images as i')
      .innerJoin('uploads as u', 'u.id', 'i.upload_id')
      .select(['i.url', 'i.width', 'i.height', 'u.id', 'u.storage_key', 'u.sha256', 'u.bytes'])
      .execute();
    expect(images.length).toBe(catalogue.products.flatMap((product) => product.images).length);
    for (const { url, id, storage_key, sha256, bytes, width, height } of images) {
      expect(url).toBe(imageUrl(id));
      expect({ width, height }).toEqual({ width: 800, height: 800 });
      const stored = await photos.get(storage_key);
      const content = stored ? await bytesOf(stored) : Buffer.of();
      expect(content.length).toBe(bytes);
      expect(createHash('sha256').update(content).digest()).toEqual(sha256);
    }
  });

  it('leaves no photo that the sweep of orphaned photos deletes, even a week later', async () => {
    const nextWeek = new Date(Date.now() + 7 * 24 * 60 * 60 * 1000);
    const context = { db, photos, clock: () => nextWeek };
    const { signal } = new AbortController();
    expect(await sweepPhotos(context, signal)).toBe(0);
    expect(await sweepFiles(context, { most: 10_000, signal })).toEqual({ removed: 0, last: null });
  });

  it('lets search find products by Bangla and by Latin names', async () => {
    const found = async (word: string) =>
      (
        await sql<{
          name: string;
        }>`select name from products where search @@ plainto_tsquery('simple', ${word})`.execute(db)
      ).rows;
    for (const word of ['চুড়ি', 'churi', 'ঝুমকা', 'jhumka', 'আংটি', 'কাজল', 'আলনা', 'বিয়ে', 'eid', 'লাল']) {
      expect((await found(word.normalize('NFC'))).length, word).toBeGreaterThan(0);
    }
  });

  it('changes nothing the second time', async () => {
    const before = await contentOf(db);
    expect(await load(db)).toBe(false);
    expect(await contentOf(db)).toEqual(before);
  });

  it('adds nothing once an admin has deleted every product', async () => {
    await db.updateTable('products').set({ deleted_at: now }).execute();
    expect(await load(db)).toBe(false);
    expect(await countOf(db, 'products')).toBe(catalogue.products.length);
  });
});

describe('loading twice for the same moment', () => {
  it('gives the same rows in two shops, and two concurrent loads in one shop load once', async () => {
    await load(one.db);
    const loaded = await Promise.all([load(other.db), load(other.db)]);
    expect(loaded.sort()).toEqual([false, true]);
    expect(await contentOf(other.db)).toEqual(await contentOf(one.db));
  });
});
