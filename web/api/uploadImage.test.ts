import { expect, it } from 'vitest';
import { mockUpload } from '#web/testing/mockUpload.ts';
import { uploadImage } from './uploadImage.ts';

const photo = new File(['bytes'], 'photo.png', { type: 'image/png' });

it('an upload gives the address of the photo', async () => {
  mockUpload(201, JSON.stringify({ url: '/photo', publicId: 'p' }));
  expect(await uploadImage(photo, () => undefined)).toMatchObject({ url: '/photo', publicId: 'p' });
});

it('an upload that comes too soon says how long to wait', async () => {
  mockUpload(429, JSON.stringify({ message: 'Later', code: 'tooManyRequests' }), '41');
  await expect(uploadImage(photo, () => undefined)).rejects.toMatchObject({ details: { retryAfter: 41 } });
});

it('a response of another machine on the way is an error', async () => {
  mockUpload(200, '<html>Please log in to this network</html>');
  await expect(uploadImage(photo, () => undefined)).rejects.toThrow();
});

it('an upload that never ends is one without a connection', async () => {
  mockUpload(0, '', null, 'timeout');
  await expect(uploadImage(photo, () => undefined)).rejects.toMatchObject({ code: 'unreachable' });
});
