/** What each status is called, and why the shop itself changed one. */
export const orderStatusTexts = {
  pending: 'Pending',
  processing: 'Processing',
  shipped: 'Shipped',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
  placed: 'Placed',
  returnedToShop: 'Returned to the shop',
  unconfirmed: 'Not confirmed by phone in time',
};
