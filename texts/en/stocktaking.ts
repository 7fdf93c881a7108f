import { grouped } from './numbers.ts';

import { counted, plural } from './plurals.ts';

export const stocktakingTexts = {
  expectedOf: (expected: string, stock: string, reserved: string) =>
    `${expected} expected: ${stock} to sell, ${reserved} in open orders`,
  counted: (product: string, label: string) => `Counted: ${product}, ${label}`,
  clear: 'Clear',
  keep: 'Keep',
  clearQuestion: (entered: number) => `Clear ${counted(entered, 'entered count')}?`,
  nothingEntered: 'Nothing entered yet',
  saveCounts: 'Save Counts',
  stocktaking: 'Stocktaking',
  description: 'Count what lies in the shop.',
  print: 'Print',
  howTo:
    'Count everything that lies in the shop, packed parcels too, as long as no courier has taken them. What you enter stays in this browser until you save it. Orders placed while you count change nothing.',
  filterProducts: 'Filter products',
  searchProducts: 'Search products',
  searchPlaceholder: 'Search by name or description',
  category: 'Category',
  allCategories: 'All categories',
  show: 'Show',
  allProducts: 'All products',
  newestOnly: (most: string) =>
    `The newest ${most} products are listed. Choose a category to see the others.`,
  tryOtherFilters: 'Change the search or the filters.',
  noProductsToCount: 'No products to count',
  expected: (expected: string) => `${expected} expected`,
  right: 'right',
  entered: (entered: number, different: number) =>
    `${counted(entered, 'count')} entered, ${grouped(different)} different`,
};

export const stocktakingMessages = {
  nothing: 'Please enter at least one count',
  pieces: (most: number) => `Enter the pieces as a whole number from 0 to ${grouped(most)}`,
  tooMany: (most: number) => `At most ${grouped(most)} counts can be saved at once`,
  twice: 'Each count can be entered only once',
  fetchFailed: 'Failed to load the list to count',
  failed: 'Failed to save the counts',
  allSold: 'All pieces of this are in open orders. Edit or close an order first.',
  soldAlready: (left: number) =>
    `More pieces are missing than are left to sell (${left}). Edit or close an open order first.`,
  saved: (corrected: number, right: number) =>
    `${counted(corrected, 'count')} corrected, ${right} ${plural(right, 'was', 'were')} right`,
};
