/** The messages of the cart and of the buying buttons. */
export const cartMessages = {
  clearQuestion: 'Are you sure you want to clear your cart?',
  fetchFailed: 'Failed to fetch cart',
  addFailed: 'Failed to add to cart',
  addProductFailed: 'Failed to add product to cart',
  pendingFailed: 'Failed to process your selection',
  updateFailed: 'Failed to update quantity. Please try again.',
  removeFailed: 'Failed to remove item. Please try again.',
  removed: (name: string) => `${name} was removed`,
  restoreFailed: 'Failed to put the item back. Please check your connection.',
  clearFailed: 'Failed to clear cart. Please try again.',
  added: (name: string) => `${name} has been added to your cart`,
  addedOffline: (name: string) => `${name} is saved on this phone. We will add it when you are back online`,
};
