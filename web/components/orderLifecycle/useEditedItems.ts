/** The list of items in a form: add, change, remove. */
import { useState } from 'react';
import type { Product } from '#web/api/responses.ts';
import { type EditedItem, newItem } from './editedItem.ts';

export interface EditedItems {
  items: readonly EditedItem[];
  add: (product: Product) => void;
  change: (key: number, part: Partial<EditedItem>) => void;
  remove: (key: number) => void;
  replace: (items: readonly EditedItem[]) => void;
}

export function useEditedItems(initial: readonly EditedItem[]): EditedItems {
  const [items, setItems] = useState(initial);
  const nextKey = items.reduce((highest, { key }) => Math.max(highest, key), initial.length) + 1;
  return {
    items,
    add: (product) => setItems((before) => [...before, newItem(nextKey, product)]),
    change: (key, part) =>
      setItems((before) => before.map((item) => (item.key === key ? { ...item, ...part } : item))),
    remove: (key) => setItems((before) => before.filter((item) => item.key !== key)),
    replace: setItems,
  };
}
