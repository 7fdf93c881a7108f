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

it('stores of a long list only the items that differ', () => {
  const sizes = Array.from({ length: 12 }, (_, n) => ({ size: `2.${n}`, measurement: `${n}/24`, stock: 3 }));
  const changed = sizes.map((each) => (each.size === '2.4' ? { ...each, stock: 5 } : each)).slice(1);
  expect(changesBetween({ sizes }, { sizes: changed })).toEqual({
    sizes: {
      from: [
        { size: '2.0', measurement: '0/24', stock: 3 },
        { size: '2.4', measurement: '4/24', stock: 3 },
      ],
      to: [{ size: '2.4', measurement: '4/24', stock: 5 }],
      isPartial: true,
    },
  });
});

it('stores of long specifications only those that differ', () => {
  const specifications = { Material: 'Brass', Care: 'x'.repeat(300), Weight: '20 g' };
  const changed = { ...specifications, Weight: '25 g', Plating: 'Gold' };
  expect(changesBetween({ specifications }, { specifications: changed })).toEqual({
    specifications: { from: { Weight: '20 g' }, to: { Weight: '25 g', Plating: 'Gold' }, isPartial: true },
  });
});

it('cuts a long list to text if only its order differs, or if most of it differs', () => {
  const tags = Array.from({ length: 40 }, (_, n) => `tag ${n}`);
  for (const changed of [tags.toReversed(), tags.map((tag) => `new ${tag}`)]) {
    const { tags: change } = changesBetween({ tags }, { tags: changed }) as {
      tags: { from: string; to: string };
    };
    expect([typeof change.from, typeof change.to]).toEqual(['string', 'string']);
  }
});
