/** While a page loads, and without script. */
export const loadingTexts = {
  loading: 'Loading',
  loadingProducts: 'Loading products',
  loadingTheProduct: 'Loading the product',
  pageNeedsScript: 'Please turn on JavaScript to use this page, or call us at {phone}.',
  formNeedsScript: 'Please turn on JavaScript to use this form, or call us at {phone}.',
};
