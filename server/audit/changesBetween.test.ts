import { expect, it } from 'vitest';
import { changesBetween } from './changesBetween.ts';

it('names only the fields that differ', () => {
  const before = {
    name: 'Bala',
    price: 100,
    tags: ['a', 'b'],
    images: [{ url: '/a' }],
    gone: 'x',
    same: null,
  };
  const after = {
    name: 'Bala',
    price: 120,
    tags: ['b', 'a'],
    images: [{ url: '/a' }],
    added: true,
    same: null,
  };
  expect(changesBetween(before, after)).toEqual({
    price: { from: 100, to: 120 },
    tags: { from: ['a', 'b'], to: ['b', 'a'] },
    gone: { from: 'x', to: null },
    added: { from: null, to: true },
  });
  expect(changesBetween(before, { ...before })).toEqual({});
});

it('cuts long values to the place where they differ', () => {
  const text = 'a'.repeat(500);
  const { description } = changesBetween(
    { description: `${text} old ${text}`, images: [] },
    { description: `${text} new ${text}`, images: [] },
  ) as { description: { from: string; to: string } };
  expect(description.from).toMatch(/^…a{19} old a{100,}…$/);
  expect(description.to).toMatch(/^…a{19} new a{100,}…$/);
  expect(description.to.length).toBeLessThan(210);
});

it('cuts long lists to text, and leaves a missing value null', () => {
  const images = Array.from({ length: 20 }, (_, n) => ({ url: `/media/${n}.jpg` }));
  const { images: change } = changesBetween({}, { images }) as { images: { from: null; to: string } };
  expect(change.from).toBeNull();
  expect(change.to).toMatch(/^\[\{"url":"\/media\/0.jpg"\}/);
  expect(change.to.length).toBeLessThan(210);
});
