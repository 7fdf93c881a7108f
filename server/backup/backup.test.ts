/** A backup restores the whole shop. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdtemp, readdir, readFile, rm, stat, truncate } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { queueJob } from '#server/jobs/jobQueries.ts';
import { buildBangle, buildProduct } from '#server/testing/goods.ts';
import { makeMemoryDir } from '#server/testing/memoryDir.ts';
import { openShopProcess } from '#server/testing/openShopProcess.ts';
import { buildOrder } from '#server/testing/orders.ts';
import { buildAddress, buildCustomer } from '#server/testing/people.ts';
import { openEmptyDatabase, openTestDatabase } from '#server/testing/testDatabase.ts';
import { localDisk } from '#server/uploads/localDisk.ts';
import { bytesOf, type PhotoStorage } from '#server/uploads/photoStorage.ts';
import { restoreBackup } from './restoreBackup.ts';
import { listSequences, listTables } from './tableQueries.ts';
import { writeBackup } from './writeBackup.ts';

const dir = await makeMemoryDir('kakon-backup-');
afterAll(() => rm(dir, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 }));

const { db, pool, url } = await openTestDatabase();
const photos = localDisk(join(dir, 'uploads'));
const file = join(dir, 'shop.backup');

beforeAll(async () => {
  const products = [
    await buildProduct(db, { name: 'Tab\there, "quotes", \\ and কাঁকন' }),
    await buildBangle(db),
  ];
  const customer = await buildCustomer(db);
  await buildAddress(db, customer);
  await buildOrder(db, { customer, lines: products.slice(0, 1).map((product) => ({ product })) });
  await queueJob(db, 'sweep', {});
  await recordEventAt(new Date());
  await photos.put('masters/one.jpeg', Buffer.from([0, 1, 2, 255]));
  await photos.put('masters/large.jpeg', Buffer.alloc(3_000_000, 7));
  await photos.put('variants/one/320.avif', Buffer.from('made anew when asked for'));
});

const recordEventAt = (at: Date) =>
  db.insertInto('audit_log').values({ action: 'update', subject: 'product', at }).execute();

/** Counts and hashes every row of every table, and reads every sequence. */
async function everythingIn(databaseUrl: string): Promise<Record<string, string>> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  onTestFinished(() => client.end());
  const found: Record<string, string> = {};
  for (const { schema, name } of await listTables(client)) {
    const { rows } = await client.query(
      `select count(*) || ' ' || coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '') as sum from "${schema}"."${name}" t`,
    );
    found[`${schema}.${name}`] = rows[0].sum;
  }
  found.sequences = JSON.stringify(await listSequences(client));
  return found;
}

async function filesIn(storage: PhotoStorage): Promise<Record<string, Buffer>> {
  const found: Record<string, Buffer> = {};
  for await (const { key } of storage.list('')) {
    const photo = await storage.get(key);
    if (photo) found[key] = await bytesOf(photo);
  }
  return found;
}

describe('restoring a backup', () => {
  it('restores every row of every table, every sequence and every photo', async () => {
    await writeBackup(file, { databaseUrl: url, photos });
    const empty = await openEmptyDatabase();
    const uploads = localDisk(join(dir, 'restored'));
    await restoreBackup(file, { databaseUrl: empty.url, photos: uploads });
    const before = await everythingIn(url);
    expect(await everythingIn(empty.url)).toEqual(before);
    expect(before['public.products']).toMatch(/^2 /);
    expect(before['graphile_worker._private_jobs']).toMatch(/^1 /);
    expect(before['public.audit_log']).toMatch(/^1 /);
    const { 'variants/one/320.avif': _, ...masters } = await filesIn(photos);
    expect(await filesIn(uploads)).toEqual(masters);
    // Loading drops foreign keys with their comments and disables triggers. Both must be back.
    const rules = `
      select conrelid::regclass::text as on, conname, pg_get_constraintdef(oid) as is, convalidated,
        obj_description(oid, 'pg_constraint') as note
      from pg_constraint where connamespace::regnamespace::text in ('public', 'graphile_worker')
      union all
      select tgrelid::regclass::text, tgname, tgenabled::text, true, null from pg_trigger where not tgisinternal
      order by 1, 2, 3`;
    const { rows } = await empty.query(rules);
    expect(rows.length).toBeGreaterThan(50);
    expect(rows).toEqual((await pool.query(rules)).rows);
    expect((await stat(file)).mode & 0o077).toBe(0);
  });

  it('restores audit events of a month that the new database has no partition for', async () => {
    await sql`select audit_log_add_partitions('2001-02-03', 1)`.execute(db);
    await recordEventAt(new Date('2001-02-03T12:00:00Z'));
    const old = join(dir, 'old.backup');
    await writeBackup(old, { databaseUrl: url, photos });
    const empty = await openEmptyDatabase();
    await restoreBackup(old, { databaseUrl: empty.url, photos: localDisk(join(dir, 'old')) });
    const events = 'select id::text, at from audit_log order by at';
    expect((await empty.query(events)).rows).toEqual((await pool.query(events)).rows);
  });

  it('restores one moment of a shop that takes orders meanwhile', async () => {
    const product = await buildProduct(db, { stock: 10_000 });
    const customer = await buildCustomer(db);
    let selling = true;
    const seller = (async () => {
      while (selling) await buildOrder(db, { customer, lines: [{ product }] });
    })();
    const busy = join(dir, 'busy.backup');
    try {
      await writeBackup(busy, { databaseUrl: url, photos });
    } finally {
      selling = false;
      await seller;
    }
    const empty = await openEmptyDatabase();
    await restoreBackup(busy, { databaseUrl: empty.url, photos: localDisk(join(dir, 'busy')) });
    const { rows } = await empty.query(
      `select
        (select stock from products where id = $1) as left,
        (select count(*)::int from order_lines where product_id = $1) as sold,
        (select sum(-delta)::int from stock_movements where product_id = $1 and reason = 'order') as taken,
        (select count(*)::int from orders where not exists (select from order_lines where order_id = orders.id)) as half`,
      [product.id],
    );
    const { left, sold, taken, half } = rows[0];
    expect(left + sold).toBe(10_000);
    expect(taken ?? 0).toBe(sold);
    expect(half).toBe(0);
  });
});

describe('a refusal that changes nothing', () => {
  const restoreInto = async (backup: string) => {
    const { url: databaseUrl, query } = await openEmptyDatabase();
    const done = restoreBackup(backup, { databaseUrl, photos: localDisk(join(dir, 'nothing')) });
    await expect(done).rejects.toThrow(/damaged|can't be read|not a complete backup/);
    const { rows } = await query("select count(*)::int as n from pg_tables where schemaname = 'public'");
    expect(rows[0].n).toBe(0);
  };

  it('refuses a truncated backup and a file that is no backup', async () => {
    const bytes = await readFile(file);
    const cut = join(dir, 'cut.backup');
    await copyFile(file, cut);
    await truncate(cut, Math.floor(bytes.length / 2));
    await restoreInto(cut);
    await restoreInto(join(import.meta.dirname, 'backup.test.ts'));
  });

  it('ends with the error of a photo that cannot be read, and leaves no file', async () => {
    async function* broken() {
      yield Buffer.from('half');
      throw new Error('the disk is failing');
    }
    const get = async () => ({ bytes: 100, body: Readable.from(broken()) });
    const unreadable = join(await mkdtemp(join(dir, 'unreadable-')), 'shop.backup');
    await expect(writeBackup(unreadable, { databaseUrl: url, photos: { ...photos, get } })).rejects.toThrow(
      'the disk is failing',
    );
    expect(await readdir(dirname(unreadable))).toEqual([]);
  });

  it('refuses a database that is not empty and a backup file that exists already', async () => {
    await expect(
      restoreBackup(file, { databaseUrl: url, photos: localDisk(join(dir, 'nothing')) }),
    ).rejects.toThrow('The database is not empty');
    await expect(writeBackup(file, { databaseUrl: url, photos })).rejects.toThrow('already exists');
  });
});

async function run(command: 'backup' | 'restore', file: string, env: Record<string, string>) {
  const child = spawn(process.execPath, ['tools/launch/backup.ts', command, file], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { out, err, code: code as number };
}

it('one command backs up a running shop, and another restores it elsewhere', async () => {
  const shop = await openShopProcess();
  const backup = join(dir, 'running.backup');
  const saved = await run('backup', backup, { DATA_DIR: shop.dataDir });
  expect(saved).toMatchObject({ code: 0, err: '', out: expect.stringContaining('rows of') });
  await shop.stop();
  const dataDir = join(dir, 'elsewhere');
  const restored = await run('restore', backup, { DATA_DIR: dataDir });
  expect(restored).toMatchObject({ code: 0, err: '', out: expect.stringContaining('npm start opens it') });
  const again = await run('restore', backup, { DATA_DIR: dataDir });
  expect(again).toMatchObject({ code: 1, err: expect.stringContaining('The database is not empty') });
  const second = await openShopProcess({ DATA_DIR: dataDir, ADMIN_EMAIL: '', ADMIN_PASSWORD: '' });
  const login = await fetch(`${second.address}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'owner@example.com', password: 'kakon-owner' }),
  });
  expect(login.status).toBe(200);
  await second.stop();
}, 120_000);
