import { counted } from './plurals.ts';

export const comboMessages = {
  product: 'Please choose a product',
  quantity: (most: number) => `Pieces must be a whole number from 1 to ${most}`,
  twice: 'This product is in the combo already. Please change its pieces instead.',
  gone: 'This product no longer exists',
  isCombo: 'A combo cannot be part of a combo',
  size: 'Please choose one of its sizes, or let the customer choose',
  colour: 'Please choose one of its colors',
  noCommonSize: 'These products have no size in common. Please choose a size for each.',
  isComponent: (combos: readonly string[]) =>
    `This product is part of ${counted(combos.length, 'combo')} (${combos.join(', ')}), so it cannot be a combo itself`,
};
