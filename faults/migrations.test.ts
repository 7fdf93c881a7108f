/** A newer program migrates the database of a shop that is open: one that fails half way leaves nothing, one that works keeps nobody waiting. */
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { migrate } from '#server/database/migrate.ts';
import { jpeg } from '#server/testing/pictures.ts';
import { openTestDatabase } from '#server/testing/testDatabase.ts';
import { gather, nothingYet } from './crowd.ts';
import { gatherCompany } from './customers.ts';
import { diceOf } from './dice.ts';
import { tell } from './figures.ts';
import { askAgain, expectInOrder } from './reckoning.ts';
import { openShopUnderFire } from './shopUnderFire.ts';
import { sized, timeout } from './size.ts';

const times = sized(2, 30);

const books = await openTestDatabase({ statementTimeoutMs: 60_000 });
const shop = await openShopUnderFire({ env: { DATABASE_URL: books.url } });
const company = await gatherCompany(shop.address, 6, 900_000);
const directory = await mkdtemp(join(tmpdir(), 'kakon-migrations-'));
await cp('migrations', directory, { recursive: true });
afterAll(async () => {
  await shop.stop();
  await rm(directory, { recursive: true });
});

const remembered = nothingYet();
const photo = await jpeg({ width: 60, height: 40 });

const columnsOfOrders = async () => {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns where table_name = 'orders'`.execute(books.db);
  return rows.map(({ name }) => name);
};

it(`a shop that is open is migrated ${times} times, after as many failures half way`, {
  timeout,
}, async () => {
  const crowd = gather({ ...company, address: shop.address, photo, dice: diceOf(5), remembered, name: 'm' });
  for (let n = 0; n < times; n += 1) {
    const name = `${9_000 + n}_more.sql`;
    const column = `note_${n}`;
    const begin = `alter table orders add column ${column} text not null default '';
      create index orders_${column} on orders (${column});`;
    await writeFile(join(directory, name), `${begin}\nselect 1 / 0;`);
    await expect(migrate(books.url, { directory })).rejects.toThrow(`${name}: division by zero`);
    expect(await columnsOfOrders()).not.toContain(column);
    await writeFile(join(directory, name), begin);
    expect(await migrate(books.url, { directory })).toEqual([name]);
    expect(await columnsOfOrders()).toContain(column);
    await pause(100);
  }
  await crowd.leave();
  await askAgain(shop.address, remembered);
  await expectInOrder(books, remembered);
  expect(remembered.unanswered).toBe(0);
  tell({
    fault: 'The database is migrated under an open shop, after a failure half way each time',
    counts: {
      times,
      requests: remembered.requests,
      '503': remembered.sentAway,
      lost: 0,
      doubled: 0,
    },
  });
});

it('while somebody holds a table for long, a migration waits and the shop does not', {
  timeout,
}, async () => {
  const name = '9900_late.sql';
  await writeFile(join(directory, name), "alter table orders add column late text not null default '';");
  const held = Promise.withResolvers<void>();
  const holding = books.db.transaction().execute(async (trx) => {
    await sql`select 1 from orders limit 1 for share`.execute(trx);
    held.resolve();
    await pause(6_000);
  });
  await held.promise;
  const migrated = migrate(books.url, { directory });
  let longest = 0;
  for (let looks = 0; looks < 40; looks += 1) {
    const begun = performance.now();
    const answer = await fetch(`${shop.address}/api/orders/my`, {
      headers: { authorization: `Bearer ${company.tokens[0]}` },
    });
    expect(answer.status).toBe(200);
    longest = Math.max(longest, performance.now() - begun);
    await pause(100);
  }
  await holding;
  expect(await migrated).toEqual([name]);
  // Behind a migration that waits for as long as the table is held, it would have been six seconds.
  expect(longest).toBeLessThan(4_500);
});
