/** The messages of the cart’s page. */
export const cartPageMessages = {
  clearQuestion: 'Are you sure you want to clear your cart?',
  fetchFailed: 'Failed to fetch cart',
  updateFailed: 'Failed to update quantity. Please try again.',
  removeFailed: 'Failed to remove item. Please try again.',
  removed: (name: string) => `${name} was removed`,
  linesRemoved: (lines: number) => `${lines} items were removed`,
  restoreFailed: 'Failed to put the item back. Please check your connection.',
  clearFailed: 'Failed to clear cart. Please try again.',
};
