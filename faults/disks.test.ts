/** Disks that are full or closed to writing: what was confirmed stays, the rest is put off, and it passes by itself. */
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { jpeg } from '#server/testing/pictures.ts';
import { ask } from './askShop.ts';
import { gather, nothingYet } from './crowd.ts';
import { gatherCompany } from './customers.ts';
import { diceOf } from './dice.ts';
import { tell } from './figures.ts';
import { expectKept, orphans } from './reckoning.ts';
import { openShopUnderFire, type ShopUnderFire } from './shopUnderFire.ts';
import { sized, timeout } from './size.ts';
import { openSmallDisk, type SmallDisk } from './smallDisk.ts';

const rounds = sized(1, 15);
const disk = openSmallDisk(sized(170, 600));
if (!disk) console.warn('Left out: this account may not mount a small disk, so none could be filled.');

const remembered = nothingYet();
const photo = await jpeg({ width: 120, height: 80 });
let shop: ShopUnderFire;
let company: Awaited<ReturnType<typeof gatherCompany>>;
if (disk) {
  shop = await openShopUnderFire({ dataDir: disk.dir });
  company = await gatherCompany(shop.address, 6, 900_000);
  afterAll(() => shop.stop());
}

let number = 0;
/** Under a crowd, for a while; and after it all has to be as it was promised. */
async function survive(begin: () => void, end: () => void): Promise<number> {
  number += 1;
  const dice = diceOf(number);
  const crowd = gather({ ...company, address: shop.address, photo, dice, remembered, name: `${number}` });
  await pause(200 + dice.whole(500));
  begin();
  await pause(500 + dice.whole(2_000));
  end();
  const away = await shop.untilWell();
  await pause(200);
  await crowd.leave();
  await expectKept(shop, remembered);
  return away;
}

it.skipIf(!disk)(`the disk is full, ${rounds} times`, { timeout }, async () => {
  const { fill, clear } = disk as SmallDisk;
  let longest = 0;
  for (let round = 0; round < rounds; round += 1) longest = Math.max(longest, await survive(fill, clear));
  tell({
    fault: 'The disk of database, photos and mails is full',
    counts: {
      times: rounds,
      requests: remembered.requests,
      'lost answers': remembered.unanswered,
      '503': remembered.sentAway,
      lost: 0,
      doubled: 0,
      'well again after, ms (longest)': Math.round(longest),
    },
  });
});

it.skipIf(!disk)(
  'photos and mails can’t be written: orders go on, photos are put off',
  { timeout },
  async () => {
    const { readOnly } = disk as SmallDisk;
    const closed = ['uploads', 'outbox'].map((name) => join(shop.dataDir, name));
    const { sentAway, photos, attempts } = remembered;
    const before = { photos: photos.length, orders: attempts.length };
    await survive(
      () => {
        for (const directory of closed) readOnly(directory, true);
      },
      () => {
        for (const directory of closed) readOnly(directory, false);
      },
    );
    expect(remembered.sentAway).toBeGreaterThan(sentAway);
    expect(attempts.length).toBeGreaterThan(before.orders);
    const form = new FormData();
    form.append('image', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'photo.jpg');
    const { status } = await ask(shop.address, 'POST', '/upload/single', { token: company.tokens[0], form });
    expect(status).toBe(201);
    tell({
      fault: 'The directories of photos and mails are read-only',
      counts: { times: 1, lost: 0, doubled: 0 },
    });
  },
);

it.skipIf(!disk)('leaves no file of nobody, once the sweeper has been there', { timeout }, async () => {
  const books = await shop.openBooks();
  expect(await orphans(books.db, shop.dataDir)).toEqual([]);
  await books.close();
});

it.skipIf(!disk)('a DATA_DIR that can’t be written to stops the start with one line', () => {
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
