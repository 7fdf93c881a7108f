import { afterEach, expect, it } from 'vitest';
import { readLanguageFrom } from '#texts/language.ts';
import { shownFromStored, storedLine, storedPieces } from './storedPieces.ts';

const bangle = {
  name: 'Rani Bangles',
  nameBn: 'রানি চুড়ি',
  selectedSize: 'M',
  selectedColor: 'Gold',
  quantity: 2,
};
const ring = { name: 'Ring × Star', selectedSize: null, selectedColor: null, quantity: 1 };
const lines = [bangle, ring];

afterEach(() => readLanguageFrom(() => 'en'));

it('stores English, whatever the language of the admin', () => {
  readLanguageFrom(() => 'bn');
  expect(storedLine(bangle)).toBe('Rani Bangles, Size M, Gold × 2');
  expect(storedPieces(bangle, 12)).toBe('Rani Bangles × 12');
});

it('shows it in the language of whoever reads', () => {
  const stored = [storedPieces(bangle, 12), storedLine(bangle), storedLine(ring), 'Lost Necklace × 3'];
  expect(stored.map((each) => shownFromStored(each, lines))).toEqual([
    'Rani Bangles × 12',
    'Rani Bangles, Size M, Gold × 2',
    'Ring × Star × 1',
    'Lost Necklace × 3',
  ]);
  readLanguageFrom(() => 'bn');
  expect(stored.map((each) => shownFromStored(each, lines))).toEqual([
    'রানি চুড়ি × ১২',
    'রানি চুড়ি, সাইজ M, সোনালি × ২',
    'Ring × Star × ১',
    'Lost Necklace × ৩',
  ]);
});

it('leaves a text as it is that names no pieces', () => {
  expect(shownFromStored('Rani Bangles', lines)).toBe('Rani Bangles');
});
