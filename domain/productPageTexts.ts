/** The messages of a product's page. */
export const productPageTexts = {
  loadError: 'Error Loading Product',
  notFound: 'Product Not Found',
  noSpecifications: 'No specifications available for this product.',
} as const;
