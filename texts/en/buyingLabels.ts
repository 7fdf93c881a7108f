/** The labels of the buying buttons, in a file of their own so that product cards load nothing else. */
export const buyingLabels = {
  adding: 'Adding...',
  processing: 'Processing...',
  selectSize: 'Select Size',
  selectColour: 'Select Color',
  add: 'Add to Cart',
  buy: 'Buy Now',
  outOfStock: 'Out of Stock',
  loginToAdd: 'Login to Add',
  loginToBuy: 'Login to Buy',
};
