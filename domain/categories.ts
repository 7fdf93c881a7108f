/** What the shop sells. */
import { z } from 'zod';

export const categories = [
  { value: 'bangles', label: 'Bangles', bangla: 'চুড়ি' },
  { value: 'earrings', label: 'Earrings', bangla: 'কানের দুল' },
  { value: 'cosmetics', label: 'Cosmetics', bangla: 'প্রসাধনী' },
  { value: 'necklaces', label: 'Necklaces', bangla: 'হার' },
  { value: 'rings', label: 'Rings', bangla: 'আংটি' },
  { value: 'alna', label: 'Alna', bangla: 'আলনা' },
  { value: 'combo', label: 'Combo', bangla: 'কম্বো' },
] as const;

export type Category = (typeof categories)[number]['value'];

export const categoryValues = categories.map((category) => category.value);

export const categoryField = z.enum(categoryValues, { error: 'Please choose a category' });

/** The footer names only these. */
export const footerCategories: readonly Category[] = ['bangles', 'earrings', 'cosmetics'];

export const isCategory = (value: unknown): value is Category =>
  categoryValues.some((known) => known === value);

export const categoryLabel = (value: string): string =>
  categories.find((category) => category.value === value)?.label ?? value;

/** Only bangles are sold by size, and only their stock is counted by size. */
export const isSoldBySize = (category: string): boolean => category === 'bangles';

/** The heading of the shop page. */
export const collectionTitle = (category: string | null | undefined): string =>
  category ? `${categoryLabel(category)} Collection` : 'All Products';
