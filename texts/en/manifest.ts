/** What a phone says of the installed shop. */
export const manifestTexts = {
  shop: 'Shop',
  cart: 'Your Cart',
  orders: 'My Orders',
  homePage: 'The home page',
  aProduct: 'A product',
};
