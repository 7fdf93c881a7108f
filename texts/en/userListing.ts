export const userListingTexts = {
  sorts: { newest: 'Newest First', spent: 'Highest Spend', orders: 'Most Orders' },
  roleRule: 'Role must be user or admin',
  sort: 'Sort',
  isActive: 'isActive',
};
