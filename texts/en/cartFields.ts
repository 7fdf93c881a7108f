/** What is wrong with the fields of a cart, as the server says it. */
export const cartFieldTexts = {
  size: 'Size',
  colour: 'Color',
  code: 'Code',
  itemsRequired: 'Items are required',
  wrongQuantity: 'Quantity must be a whole number from 1 to 10,000',
  quantityUpTo10000: 'Quantity must be a whole number up to 10,000',
  wrongPlace: (most: number) => `Place must be a whole number from 0 to ${most}`,
  tooManyLines: (lines: number) => `A cart has at most ${lines} lines`,
  tooManySaved: (items: number) => `You can save at most ${items} items for later`,
};
