/** The addresses of an account. */
export const addressesTexts = {
  title: 'Addresses',
  addAddress: 'Add Address',
  emptyHint: 'Save an address and we fill it in at checkout.',
  deleteQuestion: 'Are you sure you want to delete this address?',
  delete: 'Delete',
  isDefault: 'Default',
  landmark: (landmark: string) => `Landmark: ${landmark}`,
  addressOf: (fullName: string) => `the address of ${fullName}`,
  setAsDefault: 'Set as default',
  editAddress: 'Edit Address',
  addNewAddress: 'Add New Address',
  useAsDefault: 'Use as my default address',
  cancel: 'Cancel',
  saveAddress: 'Save Address',
  saving: 'Saving...',
};
