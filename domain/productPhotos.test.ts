import { describe, expect, test } from 'vitest';
import { photoOfUnknownColour, withKnownColours } from './photoColours.ts';
import { photoOfColour, shownPhotos } from './productPhotos.ts';

const photo = (url: string, color = '') => ({ url, color });
const colour = (name: string, stock: number, available = true) => ({ name, stock, available });
const bangle = {
  category: 'bangles',
  sizes: [],
  colors: [colour('Green', 0, false), colour('Red', 0), colour('Rose Gold', 0)],
  images: [photo('1', 'green'), photo('2'), photo('3', 'Red'), photo('4', 'Rose Gold')],
};
const urls = (photos: readonly { image: { url: string } }[]) => photos.map(({ image }) => image.url);

describe('photos of a product', () => {
  test('are in the admin’s order, those of unavailable colors last and labelled', () => {
    const photos = shownPhotos(bangle);
    expect(urls(photos)).toEqual(['2', '3', '4', '1']);
    expect(photos.map(({ goneColour }) => goneColour)).toEqual([null, null, null, 'Green']);
    const ring = { ...bangle, category: 'rings', colors: [colour('Red', 0), colour('Green', 2)] };
    expect(urls(shownPhotos(ring))).toEqual(['1', '2', '4', '3']);
  });

  test('are found by the color they show', () => {
    const photos = shownPhotos(bangle);
    expect(photoOfColour(photos, 'Red')).toBe(1);
    expect(photoOfColour(photos, 'rose gold')).toBe(2);
    expect(photoOfColour(photos, 'Blue')).toBe(-1);
  });

  test('show only colors of the product', () => {
    expect(photoOfUnknownColour(bangle.images, bangle.colors)).toBe(-1);
    expect(photoOfUnknownColour(bangle.images, bangle.colors.slice(1))).toBe(0);
    expect(withKnownColours(bangle.images, [colour('Red', 0)])).toEqual([
      photo('1'),
      photo('2'),
      photo('3', 'Red'),
      photo('4'),
    ]);
  });
});
