export const adminProductTexts = {
  fetchAllFailed: 'Failed to fetch products',
  fetchFailed: 'Failed to fetch product',
  createFailed: 'Failed to create product',
  updateFailed: 'Failed to update product',
  deleteFailed: 'Failed to delete product',
  saveFailed: 'Failed to save product',
  created: 'Product created successfully!',
  updated: 'Product updated successfully!',
  deleted: 'Product deleted',
  deleteHint: 'You can restore it later from your deleted products.',
  restored: 'Product restored',
  restoreFailed: 'Failed to restore product',
};
