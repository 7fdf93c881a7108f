/**
 * Full and read-only disks: everything confirmed stays, the rest is refused or postponed, and the shop
 * recovers by itself.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { callShop } from './callShop.ts';
import { expectNothingLost, orphans } from './checkShop.ts';
import { openClientRounds } from './clientRounds.ts';
import { registerCustomers } from './customers.ts';
import { report } from './results.ts';
import { openShopUnderTest, type ShopUnderTest } from './shopUnderTest.ts';
import { sized, timeout } from './size.ts';
import { openSmallDisk, type SmallDisk } from './smallDisk.ts';

const rounds = sized(1, 15);
const disk = openSmallDisk(sized(170, 600));
if (!disk) console.warn('Left out: this account may not mount a small disk, so none could be filled.');

const clientRounds = await openClientRounds();
const { history, photo } = clientRounds;
let shop: ShopUnderTest;
let company: Awaited<ReturnType<typeof registerCustomers>>;
if (disk) {
  shop = await openShopUnderTest({ dataDir: disk.dir });
  company = await registerCustomers(shop.address, 6, 900_000);
  afterAll(() => shop.stop());
}

/** Runs under load for a while, then checks all guarantees. */
async function survive(begin: () => void, end: () => void): Promise<number> {
  const { clients, random } = clientRounds.start(shop, company);
  let away: number;
  try {
    await pause(200 + random.whole(500));
    begin();
    await pause(500 + random.whole(2_000));
    end();
    away = await shop.untilWell();
    await pause(200);
  } finally {
    await clients.stop();
  }
  await expectNothingLost(shop, history);
  return away;
}

it.skipIf(!disk)(`the disk is full, ${rounds} times`, { timeout }, async () => {
  const { fill, clear } = disk as SmallDisk;
  let longest = 0;
  for (let round = 0; round < rounds; round += 1) longest = Math.max(longest, await survive(fill, clear));
  report({
    fault: 'The disk of database, photos and emails is full',
    counts: {
      times: rounds,
      requests: history.requests,
      'lost responses': history.lostResponses,
      '503': history.refused,
      lost: 0,
      duplicated: 0,
      'recovered after, ms (longest)': Math.round(longest),
    },
  });
});

it.skipIf(!disk)(
  'photos and emails cannot be written: orders continue, and photos are postponed',
  { timeout },
  async () => {
    const { readOnly } = disk as SmallDisk;
    const closed = ['uploads', 'outbox'].map((name) => join(shop.dataDir, name));
    const { refused, photos, attempts } = history;
    const before = { photos: photos.length, orders: attempts.length };
    await survive(
      () => {
        for (const directory of closed) readOnly(directory, true);
      },
      () => {
        for (const directory of closed) readOnly(directory, false);
      },
    );
    expect(history.refused).toBeGreaterThan(refused);
    expect(attempts.length).toBeGreaterThan(before.orders);
    const form = new FormData();
    form.append('image', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'photo.jpg');
    const { status } = await callShop(shop.address, 'POST', '/upload/single', { token: company.owner, form });
    expect(status).toBe(201);
    report({
      fault: 'The directories of photos and emails are read-only',
      counts: { times: 1, lost: 0, duplicated: 0 },
    });
  },
);

it.skipIf(!disk)('leaves no orphaned file after the sweep', { timeout }, async () => {
  const connection = await shop.openConnection();
  expect(await orphans(connection.db, shop.dataDir)).toEqual([]);
  await connection.close();
});

it.skipIf(!disk)('an unwritable DATA_DIR stops the start with a one-line message', () => {
  const { dir, readOnly } = disk as SmallDisk;
  const closed = join(dir, '..', 'closed');
  mkdirSync(closed);
  readOnly(closed, true);
  const { stderr, status } = spawnSync(process.execPath, ['server/testing/shopProcess.ts'], {
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: closed, PORT: '0' },
  });
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect(stderr).toContain('DATA_DIR');
  expect(stderr).toContain(closed);
  expect(status).not.toBe(0);
});
