/** The messages of the cart and of the buying buttons. */
export const cartMessages = {
  addFailed: 'Failed to add to cart',
  addProductFailed: 'Failed to add product to cart',
  pendingFailed: 'Failed to process your selection',
  added: (name: string) => `${name} has been added to your cart`,
  addedOffline: (name: string) => `${name} is saved on this phone. We will add it when you are back online`,
};
