import { expect, it } from 'vitest';
import { imageUrl } from '#domain/images.ts';
import { buildUpload } from '#server/testing/goods.ts';
import { buildCustomer } from '#server/testing/people.ts';
import { openTestDatabase } from '#server/testing/testDatabase.ts';
import { uploadsOfUrls } from './uploadsNamed.ts';

const { db } = await openTestDatabase();
const [nusrat, rumana] = [await buildCustomer(db), await buildCustomer(db)];
const [ring, bangle, others, shops] = [
  await buildUpload(db, { ownerId: nusrat.id, kind: 'review' }),
  await buildUpload(db, { ownerId: nusrat.id, kind: 'review' }),
  await buildUpload(db, { ownerId: rumana.id, kind: 'review' }),
  await buildUpload(db),
];

it('URLs name the user’s own photos in order, in any width', async () => {
  const named = await uploadsOfUrls(db, [imageUrl(bangle), imageUrl(ring, 640, 'avif')], nusrat.id);
  expect(named.map(({ id }) => id)).toEqual([bangle, ring]);
  expect(named[0]).toEqual({ id: bangle, ownerId: nusrat.id, width: 800, height: 1000 });
  expect(await uploadsOfUrls(db, [], nusrat.id)).toEqual([]);
});

it.each([
  ['of somebody else', imageUrl(others)],
  ['of the shop', imageUrl(shops)],
  ['of elsewhere', 'https://elsewhere.example/ring.jpg'],
  ['that is gone', imageUrl('00000000-0000-7000-8000-000000000000')],
])('a photo %s is refused at its position', async (_, url) => {
  await expect(uploadsOfUrls(db, [imageUrl(ring), url], nusrat.id)).rejects.toMatchObject({
    code: 'invalidInput',
    details: { errors: { 'images.1': 'This image no longer exists' } },
  });
});
