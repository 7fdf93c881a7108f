import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { afterAll, expect, it } from 'vitest';
import { jpeg } from '#server/testing/pictures.ts';
import { openTestDatabase } from '#server/testing/testDatabase.ts';
import { imageQueue } from '#server/uploads/imageQueue.ts';
import { localDisk } from '#server/uploads/localDisk.ts';
import { storePhotos } from '#server/uploads/storePhotos.ts';
import { variantFinder } from './findVariant.ts';

const { db } = await openTestDatabase();
const directory = await mkdtemp(join(tmpdir(), 'kakon-variants-'));
afterAll(() => rm(directory, { recursive: true, force: true }));
const photos = localDisk(directory);
const parts = { db, photos, log: pino({ level: 'silent' }), clock: () => new Date() };

it('a photo that waits for the image queue is not in memory yet', async () => {
  const [photo] = await storePhotos(parts, [async () => jpeg()], { ownerId: null, kind: 'product' });
  const slots = Promise.withResolvers<void>();
  const busy = [1, 2].map(() => imageQueue(() => slots.promise));
  const events: string[] = [];
  const lookedTwice = Promise.withResolvers<void>();
  let looks = 0;
  const get = async (key: string) => {
    const found = await photos.get(key);
    if (key.startsWith('originals/')) events.push('photo read');
    else looks += 1;
    if (looks === 2) lookedTwice.resolve();
    return found;
  };
  const find = variantFinder({ ...parts, photos: { ...photos, get } });
  const variant = find(photo?.publicId ?? '', { width: 160, format: 'jpg' });
  await lookedTwice.promise;
  // Time to read the photo too early.
  await new Promise((turn) => setTimeout(turn, 50));
  events.push('queue free');
  slots.resolve();
  await Promise.all([variant, ...busy]);
  expect(events).toEqual(['queue free', 'photo read']);
});
