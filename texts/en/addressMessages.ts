export const addressMessages = {
  incomplete: 'Please fill in all required address fields correctly',
  none: 'No addresses saved yet.',
  saveFailed: 'Failed to save address',
  deleteFailed: 'Failed to delete address',
  setDefaultFailed: 'Failed to set default address',
  saved: 'Address saved',
  deleted: 'Address deleted',
};
