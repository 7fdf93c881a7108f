import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { imageFormats, imageUrl, imageWidths, publicIdOf, srcSetOf, variantOf } from './images.ts';

const id = '0198c0de-0000-7000-8000-00000000abcd';
const url = `/media/${id}/1280.jpg`;

describe('the address of a photo', () => {
  test('is the 1280 pixel JPEG by default', () => {
    expect(imageUrl(id)).toBe(url);
    expect(imageUrl(id, 320, 'avif')).toBe(`/media/${id}/320.avif`);
  });

  test('contains the photo’s id, whatever its width and format', () => {
    fc.assert(
      fc.property(
        fc.uuid(),
        fc.constantFrom(...imageWidths),
        fc.constantFrom(...imageFormats),
        (publicId, width, format) => {
          expect(publicIdOf(imageUrl(publicId, width, format))).toBe(publicId);
          expect(variantOf(`${width}.${format}`)).toEqual({ width, format });
        },
      ),
    );
  });

  test.each([
    `https://shop.example/media/${id}/1280.jpg`,
    `//media/${id}/1280.jpg`,
    `/media/${id}/1281.jpg`,
    `/media/${id}/1280.jpeg`,
    `/media/${id}/1280.jpg/`,
    `/media/${id}/1280.jpg?x=1`,
    `/media/../${id}/1280.jpg`,
    `/media/${id.toUpperCase()}/1280.jpg`,
    `/media/${id}`,
    '/placeholder.svg',
    '',
  ])('%s is not one of the shop', (other) => {
    expect(publicIdOf(other)).toBeNull();
  });

  test.each(['', '640', '.avif', '0640.avif', '640.AVIF', '640.svg', '640.avif.jpg', '٦٤٠.jpg', '640.jpg\n'])(
    'the file name %j is no variant',
    (file) => {
      expect(variantOf(file)).toBeNull();
    },
  );
});

describe('the widths offered of a photo', () => {
  test('are all widths if its size is unknown', () => {
    const offered = srcSetOf(url, 'webp')?.split(', ');
    expect(offered).toEqual(imageWidths.map((width) => `/media/${id}/${width}.webp ${width}w`));
  });

  test('end with the whole photo at its true width', () => {
    expect(srcSetOf(url, 'avif', 800)).toBe(
      [160, 320, 480, 640]
        .map((width) => `/media/${id}/${width}.avif ${width}w`)
        .concat(`/media/${id}/960.avif 800w`)
        .join(', '),
    );
    expect(srcSetOf(url, 'jpg', 320)).toBe(`/media/${id}/160.jpg 160w, /media/${id}/320.jpg 320w`);
    expect(srcSetOf(url, 'jpg', 90)).toBe(`/media/${id}/160.jpg 90w`);
    expect(srcSetOf(url, 'jpg', 2560)?.endsWith('1600w')).toBe(true);
  });

  test('are none for a photo of another site', () => {
    expect(srcSetOf('https://elsewhere.example/ring.jpg', 'avif', 800)).toBeUndefined();
  });
});
