/** What is said about products, word for word. */
export const productTexts = {
  fetchAllFailed: 'Failed to fetch products',
  fetchFailed: 'Failed to fetch product',
  searchFailed: 'Search failed',
  createFailed: 'Failed to create product',
  updateFailed: 'Failed to update product',
  deleteFailed: 'Failed to delete product',
  saveFailed: 'Failed to save product',
  created: 'Product created successfully!',
  updated: 'Product updated successfully!',
  deleted: 'Product deleted',
  featuredFailed: 'Failed to load featured products',
  noneFound: 'No products found',
  noneFoundHint: 'Try adjusting your search or filter criteria.',
  loadError: 'Error Loading Product',
  notFound: 'Product Not Found',
  noSpecifications: 'No specifications available for this product.',
} as const;
