export const adminListingTexts = {
  sorts: { newest: 'Newest First', 'name-asc': 'Name A-Z', 'price-low': 'Price Low to High' },
  states: {
    shown: 'Shown in the shop',
    hidden: 'Hidden',
    low: 'Low stock',
    out: 'Out of stock',
    deleted: 'Deleted',
  },
  unknownCategory: 'Unknown category',
  state: 'State',
  sort: 'Sort',
};
