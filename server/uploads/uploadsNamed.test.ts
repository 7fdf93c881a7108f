import { expect, test } from 'vitest';
import { imageUrl } from '#domain/images.ts';
import { buildUpload } from '#server/testing/goods.ts';
import { buildCustomer } from '#server/testing/people.ts';
import { openTestDatabase } from '#server/testing/testDatabase.ts';
import { uploadsNamed, uploadsOfUrls } from './uploadsNamed.ts';

const { db } = await openTestDatabase();
const [nusrat, rumana] = [await buildCustomer(db), await buildCustomer(db)];
const [hers, others, shops] = [
  await buildUpload(db, { ownerId: nusrat.id, kind: 'review' }),
  await buildUpload(db, { ownerId: rumana.id, kind: 'review' }),
  await buildUpload(db),
];
const elsewhere = 'https://elsewhere.example/ring.jpg';
const nobodys = imageUrl('00000000-0000-7000-8000-000000000000');
const refusedAt = (place: number) => ({
  code: 'invalidInput',
  details: { errors: { [`images.${place}`]: 'This image is not there any more' } },
});

test('addresses name their photos in order, whatever the width; those of elsewhere name none', async () => {
  const named = await uploadsNamed(db, [
    imageUrl(shops),
    elsewhere,
    imageUrl(hers, 640, 'avif'),
    imageUrl(shops),
  ]);
  expect(named.map((upload) => upload?.id ?? null)).toEqual([shops, null, hers, shops]);
  expect(named[0]).toEqual({ id: shops, ownerId: null, width: 800, height: 1000 });
  expect(await uploadsNamed(db, [])).toEqual([]);
});

test('an address of the shop that names no photo is refused at its place', async () => {
  await expect(uploadsNamed(db, [imageUrl(hers), nobodys])).rejects.toMatchObject(refusedAt(1));
});

test('a customer shows own photos only: none of others, of the shop or of elsewhere', async () => {
  expect(await uploadsOfUrls(db, [imageUrl(hers)], nusrat.id)).toMatchObject([{ id: hers }]);
  for (const url of [imageUrl(others), imageUrl(shops), elsewhere, nobodys]) {
    await expect(uploadsOfUrls(db, [imageUrl(hers), url], nusrat.id)).rejects.toMatchObject(refusedAt(1));
  }
});
