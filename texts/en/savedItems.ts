export const savedItemsTexts = {
  save: 'Save for later',
  saveItem: (name: string) => `Save for later: ${name}`,
  title: 'Saved for later',
  move: 'Move to cart',
  moveItem: (name: string) => `Move to cart: ${name}`,
  remove: 'Remove',
  removeItem: (name: string) => `Remove saved ${name}`,
  quantity: (pieces: number) => `Quantity ${pieces}`,
  saved: (name: string) => `${name} is saved for later`,
  moved: (name: string) => `${name} is in your cart`,
  movedPart: (moved: number, saved: number) =>
    `${moved} of ${saved} moved to your cart. No more are left in stock.`,
  saveFailed: 'Failed to save the item for later. Please try again.',
  moveFailed: 'Failed to move the item to your cart. Please try again.',
  removeFailed: 'Failed to remove the item. Please try again.',
};
