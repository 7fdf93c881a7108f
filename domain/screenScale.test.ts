import { expect, test } from 'vitest';
import { doubtOf, type ScreenView, scaleLimits, screenReferences, usualScale } from './screenScale.ts';

const phone: ScreenView = { ratio: 2.625, pinch: 1, sides: [915, 412] };
const measured = { pixelsPerMm: 6.1, view: phone };

test('a measured scale holds while the page is shown in the same size', () => {
  expect(doubtOf(measured, phone)).toBeNull();
  expect(doubtOf(measured, { ...phone, pinch: 1.001 })).toBeNull();
  expect(doubtOf({ ...measured, pixelsPerMm: 0 }, phone)).toBe('unmeasured');
});

test('zoom, pinch zoom and another screen make it doubtful', () => {
  expect(doubtOf(measured, { ...phone, pinch: 1.5 })).toBe('pinched');
  expect(doubtOf({ ...measured, pixelsPerMm: 0 }, { ...phone, pinch: 1.5 })).toBe('pinched');
  expect(doubtOf(measured, { ...phone, ratio: 2.8875 })).toBe('changed');
  expect(doubtOf(measured, { ...phone, sides: [1920, 1080] })).toBe('changed');
});

test('the usual scales are within the limits, and references are as wide as they are', () => {
  for (const isPhone of [true, false]) {
    expect(usualScale(isPhone)).toBeGreaterThan(scaleLimits.min);
    expect(usualScale(isPhone)).toBeLessThan(scaleLimits.max);
  }
  expect(screenReferences.map(({ across }) => across)).toEqual([53.98, 25.5, 26.8, 26.03, 21.5]);
});
