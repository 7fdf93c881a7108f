/** What became of a customer's call about orders. */
export const orderMessages = {
  cancelQuestion: 'Are you sure you want to cancel this order?',
  cancelled: 'Order cancelled successfully!',
  cancelFailed: 'Failed to cancel order',
  placeFailed: 'Failed to place order. Please try again.',
  fetchAllFailed: 'Failed to fetch orders',
  fetchFailed: 'Failed to fetch order',
  none: 'No orders found.',
};
