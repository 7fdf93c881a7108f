/** The order as the admin's dialog shows it, before its forms. */
export const orderDialogTexts = {
  order: (orderNumber: string) => `Order ${orderNumber}`,
  /** Below the title. */
  placedAt: (id: string, at: string) => `#${id}, placed ${at}`,
  leaveThisOrder: (notSaved: string) => `Leave this order? ${notSaved}`,
  status: 'Status',
  payment: 'Payment',
  print: 'Print',

  // Other orders of the list
  ordersOfTheList: 'Orders of the list',
  previousOrder: 'Previous order',
  previous: 'Previous',
  nextOrder: 'Next order',
  next: 'Next',
  nextToCall: 'Next to call',

  // Calls
  confirmationCall: 'Confirmation call',
  callPhone: (phone: string) => `Call ${phone}`,
  calls: 'Calls',
  callNote: 'Call note',
  callResult: 'Call result',
  whatsapp: 'WhatsApp',

  // Customer and address
  deliveryAddress: 'Delivery address',
  landmark: (landmark: string) => `Landmark: ${landmark}`,
  customer: 'Customer',
  noAccount: ' · No account',
  /** 'Taken by phone by Rahim' */
  takenBy: (taken: string, name: string) => `${taken} by ${name}`,
  otherOrdersOf: (phone: string) => `Other orders of ${phone}`,
  noOtherOrders: 'This number has no other orders.',
  latestOtherOrders: 'Latest other orders',
  ordered: 'Ordered',
  delivered: 'Delivered',
  refused: 'Refused',
  cancelled: 'Cancelled',

  // Items and money
  items: 'Items',
  cameBack: (pieces: number) => `, ${pieces} came back`,
  toCollect: 'To collect',
  courierCharge: 'Courier charge',
  receivedFromCourier: 'Received from courier',
  receivedLater: 'Paid later',
  courierFee: 'Courier fee',
  stillWithTheCourier: 'Still with the courier',
  writtenOff: 'Written off',

  // Notes
  privateNotes: 'Private notes',
  newNote: 'New note',
  onlyAdminsCanSeeThis: 'Only admins can see this.',
  addNote: 'Add note',
  deleteNoteOf: (at: string) => `Delete note of ${at}`,
  deleteNote: 'Delete',
  keepNote: 'Keep',

  // History
  history: 'History',
  placed: 'Placed',
  wroteOff: (amount: string) => `Written off: ${amount} that the courier still owed`,
  calledWith: (result: string) => `Call: ${result}`,
  privateNote: 'Private note',
  /** Who cancelled an order that was not confirmed in time. */
  byShop: 'the shop',
};
