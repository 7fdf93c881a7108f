/**
 * `npm run photos -- --move` moves all photos from the disk into a bucket and back, while the shop runs and customers look at
 * them: each photo shows at every moment.
 */
import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, it } from 'vitest';
import { bucket, openObjectStore } from '#server/testing/objectStore.ts';
import { formOf, jpeg } from '#server/testing/pictures.ts';
import { s3Client } from '#server/uploads/s3/s3Client.ts';
import { s3Storage } from '#server/uploads/s3/s3Storage.ts';
import { callShop } from './callShop.ts';
import { report } from './results.ts';
import { admin, openShopUnderTest } from './shopUnderTest.ts';
import { sized, timeout } from './size.ts';

const count = sized(12, 150);
const sizes = ['320.webp', '480.webp', '640.jpg'];

const store = await openObjectStore();
const settings: Record<string, string> = {};
const shop = await openShopUnderTest({ env: settings });
afterAll(() => shop.stop());
const { token } = (await callShop(shop.address, 'POST', '/auth/login', { body: admin })).body;

async function upload(width: number): Promise<string> {
  const bytes = await jpeg({ width, height: 400 });
  const { body, headers } = formOf([{ field: 'image', filename: 'ring.jpg', bytes }]);
  const response = await fetch(`${shop.address}/api/upload/single`, {
    method: 'POST',
    headers: { ...headers, authorization: `Bearer ${token}` },
    body: new Uint8Array(body),
  });
  expect(response.status).toBe(201);
  return ((await response.json()) as { publicId: string }).publicId;
}

/** As an admin does it: the shop is restarted with another S3_URL. */
async function restartWith(url: string): Promise<void> {
  settings.S3_URL = url;
  await shop.stop();
  await shop.startAgain();
  await shop.untilReady();
}

async function move(): Promise<string> {
  const env = { ...process.env, DATA_DIR: shop.dataDir, S3_URL: settings.S3_URL };
  const { stdout } = await promisify(execFile)(process.execPath, ['tools/launch/photos.ts', '--move'], {
    env,
  });
  return stdout.trim();
}

/** Customers look at all photos, again and again, until `work` has ended. Returns how many they saw; none may be missing. */
async function whileCustomersLook(ids: readonly string[], work: () => Promise<void>): Promise<number> {
  const missing: string[] = [];
  const seen = { photos: 0, rounds: 0 };
  let isWorking = true;
  const look = async (size: string) => {
    while (isWorking || seen.rounds < sizes.length) {
      for (const id of ids) {
        const response = await fetch(`${shop.address}/media/${id}/${size}`);
        if (!response.ok || (await response.arrayBuffer()).byteLength === 0)
          missing.push(`${response.status} ${id} ${size}`);
        seen.photos += 1;
      }
      seen.rounds += 1;
    }
  };
  const looking = Promise.all(sizes.map(look));
  await work().finally(() => {
    isWorking = false;
  });
  await looking;
  expect(missing).toEqual([]);
  return seen.photos;
}

const filesOnDisk = async () =>
  (
    await readdir(join(shop.dataDir, 'uploads'), { recursive: true, withFileTypes: true }).catch(() => [])
  ).filter((entry) => entry.isFile()).length;

async function filesInBucket(): Promise<number> {
  let files = 0;
  for await (const _ of s3Storage(s3Client(store.place)).list('')) files += 1;
  return files;
}

it('photos move into a bucket and back while customers look at them', { timeout }, async () => {
  const ids: string[] = [];
  for (let n = 0; n < count; n += 1) ids.push(await upload(500 + n));
  let seen = await whileCustomersLook(ids, async () => {});
  const onDisk = await filesOnDisk();
  expect(onDisk).toBeGreaterThanOrEqual(count * (1 + sizes.length));

  await restartWith(store.url);
  seen += await whileCustomersLook(ids, async () => {
    expect(await move()).toContain(`All photos are in the bucket ${bucket}`);
    // New ones go to the bucket at once.
    ids.push(await upload(499));
  });
  expect(await filesOnDisk()).toBe(0);
  expect(await filesInBucket()).toBeGreaterThanOrEqual(onDisk);

  await restartWith(`${store.url}&leave=on`);
  seen += await whileCustomersLook(ids, async () => {
    expect(await move()).toContain(`All photos are in ${shop.dataDir}/uploads`);
  });
  expect(await filesInBucket()).toBe(0);

  await restartWith('');
  await store.down();
  seen += await whileCustomersLook(ids, async () => {});
  report({
    fault: 'All photos move from the disk into a bucket and back while customers look at them',
    counts: { photos: ids.length, 'looked at': seen, 'not shown': 0 },
  });
});
