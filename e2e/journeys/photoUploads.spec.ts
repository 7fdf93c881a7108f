/**
 * Photos as cameras make them: too large, rotated, or in a format that few browsers read. One bad file is among good
 * ones.
 */
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { openAsAdmin } from '../admin.ts';
import { test } from '../shopTest.ts';
import { watchPage } from '../watchPage.ts';

const MAX_BYTES = 5 * 1024 * 1024;

/** Noise hardly compresses. The EXIF orientation says that the camera was held upright. */
async function largePhoto(): Promise<Buffer> {
  const raw = { width: 3000, height: 2000, channels: 3 } as const;
  const noise = randomBytes(raw.width * raw.height * raw.channels);
  const photo = await sharp(noise, { raw }).withMetadata({ orientation: 6 }).jpeg({ quality: 95 }).toBuffer();
  expect(photo.byteLength).toBeGreaterThan(MAX_BYTES);
  return photo;
}

/** The responses to uploads, and the size of each upload. */
function watchUploads(page: Page) {
  const sent: { bytes: number; width: number; height: number }[] = [];
  page.on('response', async (response) => {
    if (!response.url().endsWith('/api/upload/single') || response.status() !== 201) return;
    const { width, height } = await response.json();
    sent.push({ bytes: Number(response.request().headers()['content-length'] ?? 0), width, height });
  });
  return sent;
}

const small = await readFile('web/public/icon-192.png');
const png = (name: string) => ({ name, mimeType: 'image/png', buffer: small });
const alts = (page: Page) => page.getByRole('textbox', { name: /^Alt text of image/ });

test('a photo over 5 MB is made smaller before the upload and stays upright', async ({ page, request }) => {
  const buffer = await largePhoto();
  await openAsAdmin(page, request);
  await page.goto('/admin/products/new');
  const sent = watchUploads(page);
  await page.getByLabel('Add images').setInputFiles({ name: 'IMG_2041.jpg', mimeType: 'image/jpeg', buffer });
  await expect(alts(page)).toHaveCount(1);
  await expect.poll(() => sent).toHaveLength(1);
  expect(sent[0]?.bytes).toBeLessThan(MAX_BYTES);
  expect(sent[0]?.height).toBeGreaterThan(sent[0]?.width ?? 0);
});

test('bad files are named, and the good ones are uploaded', { tag: '@all' }, async ({ page, request }) => {
  const watched = await watchPage(page);
  await openAsAdmin(page, request);
  await page.goto('/admin/products/new');
  const junk = Buffer.from('no photo at all');
  await page
    .getByLabel('Add images')
    .setInputFiles([
      png('first.png'),
      { name: 'IMG_1.HEIC', mimeType: 'image/heic', buffer: junk },
      { name: 'broken.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(MAX_BYTES + 1) },
      { name: 'notes.txt', mimeType: 'text/plain', buffer: junk },
      png('last.png'),
    ]);
  await expect(alts(page)).toHaveCount(2);
  const rows = page.getByRole('listitem');
  await expect(
    rows.filter({ hasText: 'Failed to upload images: IMG_1.HEIC: This browser cannot read HEIC photos.' }),
  ).toBeVisible();
  await expect(
    rows.filter({ hasText: 'broken.jpg: This image is damaged and could not be read' }),
  ).toBeVisible();
  const notes = rows.filter({ hasText: 'notes.txt: Only JPEG, PNG, WebP or AVIF images can be uploaded' });
  await expect(notes).toBeVisible();
  await expect(notes.getByRole('button', { name: /^Try/ })).toHaveCount(0);
  await watched.expectAccessible();
  await notes.getByRole('button', { name: 'Dismiss notes.txt' }).click();
  await expect(notes).toHaveCount(0);
});

test('a failed upload is sent again', async ({ page, request }) => {
  await openAsAdmin(page, request);
  await page.goto('/admin/products/new');
  await page.route('**/api/upload/single', (route) => route.abort(), { times: 1 });
  await page.getByLabel('Add images').setInputFiles([png('lost.png'), png('good.png')]);
  await expect(alts(page)).toHaveCount(1);
  const lost = page.getByRole('listitem').filter({ hasText: 'lost.png: No connection' });
  await lost.getByRole('button', { name: 'Try lost.png again' }).click();
  await expect(alts(page)).toHaveCount(2);
  await expect(lost).toHaveCount(0);
});
