/**
 * Full and read-only disks: everything confirmed stays, the rest is refused or postponed, and the shop
 * recovers by itself.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { callShop } from './callShop.ts';
import { expectNoOrphans, expectNothingLost } from './checkShop.ts';
import { type ClientRounds, openClientRounds } from './clientRounds.ts';
import { registerCustomers } from './customers.ts';
import { report } from './results.ts';
import { openShopUnderTest, type ShopUnderTest } from './shopUnderTest.ts';
import { sized, timeout } from './size.ts';
import { openSmallDisk, type SmallDisk } from './smallDisk.ts';

const rounds = sized(1, 15);
const disk = openSmallDisk(sized(170, 600));
if (!disk) console.warn('Left out: this account may not mount a small disk, so none could be filled.');

let shop: ShopUnderTest;
let registered: Awaited<ReturnType<typeof registerCustomers>>;
if (disk) {
  shop = await openShopUnderTest({ dataDir: disk.dir });
  registered = await registerCustomers(shop.address, 6, 900_000);
  afterAll(() => shop.stop());
  beforeEach(() => shop.recover());
}

/** Runs under load for a while, then checks all guarantees. Returns how long nobody was served. */
async function survive(
  { begin, end }: { begin: () => void | Promise<void>; end: () => void },
  { during, history }: ClientRounds,
): Promise<number> {
  const away = await during(async (random) => {
    await pause(200 + random.whole(500));
    try {
      await begin();
      await pause(500 + random.whole(2_000));
    } finally {
      end();
    }
    const recoveredAfter = await shop.untilReady();
    await pause(200);
    return recoveredAfter;
  });
  await expectNothingLost(shop, history);
  return away;
}

it.skipIf(!disk)(`the disk is full, ${rounds} times`, { timeout }, async () => {
  const { fill, clear } = disk as SmallDisk;
  const clientRounds = await openClientRounds([shop.address], registered);
  let longest = 0;
  for (let round = 0; round < rounds; round += 1) {
    longest = Math.max(longest, await survive({ begin: fill, end: clear }, clientRounds));
  }
  const { history } = clientRounds;
  await expectNoOrphans(shop);
  report({
    fault: 'The disk of database, photos and emails is full',
    counts: {
      times: rounds,
      requests: history.requests,
      'lost responses': history.lostResponses.length,
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
    const directories = ['uploads', 'outbox'].map((name) => join(shop.dataDir, name));
    const clientRounds = await openClientRounds([shop.address], registered);
    const { history, photo } = clientRounds;
    const placed = () => history.attempts.filter((attempt) => attempt.placed).length;
    const begin = async () => {
      for (const directory of directories) readOnly(directory, true);
      const [ordersBefore, refusedBefore] = [placed(), history.refused];
      await expect.poll(placed, { timeout: 30_000 }).toBeGreaterThan(ordersBefore);
      await expect.poll(() => history.refused, { timeout: 30_000 }).toBeGreaterThan(refusedBefore);
    };
    const end = () => {
      for (const directory of directories) readOnly(directory, false);
    };
    await survive({ begin, end }, clientRounds);
    const form = new FormData();
    form.append('image', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'photo.jpg');
    const { status } = await callShop(shop.address, 'POST', '/upload/single', {
      token: registered.adminToken,
      form,
    });
    expect(status).toBe(201);
    await expectNoOrphans(shop);
    report({
      fault: 'The directories of photos and emails are read-only',
      counts: { times: 1, lost: 0, duplicated: 0 },
    });
  },
);

it.skipIf(!disk)('an unwritable DATA_DIR stops the start with a one-line message', () => {
  const { dir, readOnly } = disk as SmallDisk;
  const closed = join(dir, '..', 'closed');
  mkdirSync(closed, { recursive: true });
  readOnly(closed, true);
  const { stderr, status } = spawnSync(process.execPath, ['server/testing/shopProcess.ts'], {
    encoding: 'utf8',
    timeout: 60_000,
    env: { ...process.env, DATA_DIR: closed, PORT: '0' },
  });
  expect(stderr.trim().split('\n')).toHaveLength(1);
  expect(stderr).toContain('DATA_DIR');
  expect(stderr).toContain(closed);
  expect(status).not.toBe(0);
});
