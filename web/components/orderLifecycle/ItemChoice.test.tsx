import { expect, it } from 'vitest';
import type { Product } from '#web/api/responses.ts';
import { mountRoutes } from '#web/testing/mountPage.tsx';
import { type EditedItem, newItem } from './editedItem.ts';
import { ItemChoice } from './ItemChoice.tsx';

const colors = [
  { name: 'Red', hexCode: '#dc2626', stock: 0, available: true },
  { name: 'Gold', hexCode: '#d4af37', stock: 3, available: true },
];
const sizes = [{ size: 'M', measurement: '2.6', stock: 46, available: true }];

async function optionsOf(category: string, sizesOfIt: typeof sizes): Promise<(string | null)[]> {
  const product = {
    _id: 'a',
    name: 'Churi',
    category,
    price: 220,
    stock: 3,
    colors,
    sizes: sizesOfIt,
    images: [],
  };
  const item: EditedItem = newItem(0, product as unknown as Product);
  const element = <ItemChoice item={item} product={product as unknown as Product} onChange={() => {}} />;
  await mountRoutes([{ path: '/', element }]);
  return [...document.querySelectorAll('option')].map(({ textContent }) => textContent);
}

it('pieces of a bangle are counted by size, so its colors name no count', async () => {
  expect(await optionsOf('bangles', sizes)).toEqual(['Choose', 'M (46 left)', 'Choose', 'Red', 'Gold']);
});

it('the colors of other products name what is left', async () => {
  expect(await optionsOf('rings', [])).toEqual(['Choose', 'Red (Out of Stock)', 'Gold (3 left)']);
});
