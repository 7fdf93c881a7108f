/** The messages about orders. */
export const orderMessages = {
  cancelQuestion: 'Are you sure you want to cancel this order?',
  cancelled: 'Order cancelled successfully!',
  cancelFailed: 'Failed to cancel order',
  placeFailed: 'Failed to place order. Please try again.',
  createFailed: 'Failed to create order',
  fetchAllFailed: 'Failed to fetch orders',
  fetchFailed: 'Failed to fetch order',
  statusUpdateFailed: 'Failed to update order status',
  callFailed: 'Failed to save the call',
  noteFailed: 'Failed to save the note',
  noteDeleteQuestion: 'Delete this note?',
  noteDeleteFailed: 'Failed to delete the note',
  markPrintedFailed: 'Failed to mark the orders as printed',
  closeFailed: 'Failed to close the order',
  deliveryFailed: 'Failed to save the delivery',
  reopenFailed: 'Failed to undo the delivery',
  returnFailed: 'Failed to save the return',
  editFailed: 'Failed to save the order',
  paymentFailed: 'Failed to save the payment',
  paymentRemovalFailed: 'Failed to remove the payment',
  bookingSaveFailed: 'Failed to save the booking',
  layoutsFetchFailed: 'Failed to fetch courier layouts',
  placesFetchFailed: 'Failed to fetch courier places',
  placesSaveFailed: 'Failed to save the courier places',
  bookingFailed: 'Failed to mark the orders as booked',
  layoutSaveFailed: 'Failed to save the layout',
  layoutDeleteFailed: 'Failed to delete the layout',
  none: 'No orders found.',
} as const;

/** Without order data the confirmation page redirects to the home page after this time. Milliseconds. */
export const EMPTY_SUCCESS_REDIRECT_MS = 3000;
