export const manifestTexts = {
  shop: 'সব পণ্য',
  cart: 'আপনার কার্ট',
  orders: 'আমার অর্ডার',
  homePage: 'মূল পাতা',
  aProduct: 'একটি পণ্য',
};
