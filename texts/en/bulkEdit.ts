import { grouped } from './numbers.ts';

import { counted } from './plurals.ts';

export const bulkEditTexts = {
  noChange: 'No change',
  title: (products: number) => `Change ${counted(products, 'product')}`,
  preview: 'Preview',
  back: 'Back',
  confirm: (products: number) => `Change ${counted(products, 'product')}`,
  setTo: 'Set to',
  changeByPercent: 'Change by percent',
  percentUnit: 'percent (−10 to lower)',
  changeByTaka: 'Change by taka',
  takaUnit: 'taka (−50 to lower)',
  addPieces: 'Add pieces',
  piecesUnit: 'pieces (−5 to lower)',
  shownInTheShop: 'Shown in the shop',
  featured: 'Featured',
  newArrival: 'New arrival',
  combo: 'Combo',
  roundTo: 'Round to',
  noRounding: 'No rounding',
  price: 'Price',
  originalPrice: 'Original price',
  showOldPrice: 'Show the old price crossed out if the new price is lower',
  remove: 'Remove',
  stock: 'Stock',
  stockHint: 'Applies to each size of a bangle and to each color of a product with colors.',
  yes: 'Yes',
  no: 'No',
  taka: 'taka',
  pieces: 'pieces',
  fieldUnit: (label: string, unit: string) => `${label}: ${unit}`,
};

export const bulkMessages = {
  confirmation: 'Confirmation is not valid',
  nothing: 'Please choose what to change',
  percent: 'Percent must be from -99 to 1000',
  taka: 'Amount must be a number of taka',
  rounding: 'Please choose how to round',
  pieces: 'Pieces must be a whole number',
  none: 'Please select at least one product',
  tooMany: (most: number) => `At most ${grouped(most)} products can be changed at once`,
  roundings: {
    taka: 'whole taka',
    five: '5 taka: 435, 440',
    ten: '10 taka: 430, 440',
    nine: 'an ending in 9: 439, 449',
  },
};
