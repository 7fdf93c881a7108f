/** What couriers pay out, in the words that pages and refusals share. */
export const payoutsTexts = {
  /** What the shop makes of a row of a statement, and what that means. */
  outcomes: {
    matched: { label: 'Matched', hint: 'Paid in full, less the fee' },
    short: { label: 'Short', hint: 'Less than the courier collected' },
    over: { label: 'Over', hint: 'More than the courier collected' },
    missing: { label: 'Missing', hint: 'Delivered, but not on the statement' },
    notDelivered: { label: 'Not delivered', hint: 'The order is not marked as delivered' },
    alreadySettled: { label: 'Already settled', hint: 'An earlier payout settled it' },
    repeated: { label: 'Repeated', hint: 'An earlier row is about the same order' },
    conflicting: {
      label: 'Conflicting',
      hint: 'Consignment and order number are of different orders',
    },
    unknown: { label: 'Unknown', hint: 'The shop has no such order' },
    unread: { label: 'Not read', hint: 'The row could not be read' },
  },
  states: { draft: 'Draft', confirmed: 'Confirmed' },
  /** Kinds of outstanding cash. */
  kinds: { unpaid: 'Not paid out', short: 'Paid short' },
  /** How long the cash has been with the courier. */
  ages: { week: '0–7 days', fortnight: '8–14 days', month: '15–30 days', older: 'Over 30 days' },
  /** What a column of a statement holds. */
  columns: {
    consignment: { label: 'Consignment', hint: 'The courier’s number of the parcel' },
    orderNumber: { label: 'Order number', hint: 'The shop’s number of the order' },
    collected: { label: 'Amount collected', hint: 'What the customer paid at the door' },
    fees: { label: 'Fees', hint: 'What the courier kept; several columns are added up' },
    paid: { label: 'Amount paid', hint: 'What the courier paid to the shop' },
  },

  // Rows that were not read
  notAnAmount: (cell: string) => `“${cell}” is not an amount`,
  noAmountInRow: 'This row has no amount',
  noParcelInRow: 'This row names no parcel',
  sumOfOthers: 'This row is a sum of others',

  // Refusals
  courier: 'Courier',
  layout: 'Layout',
  name: 'Name',
  columnName: 'Column name',
  columnNamesNotValid: 'Column names are not valid',
  tooManyColumnNames: (most: number) => `At most ${most} column names are possible`,
  columnsRequired: 'Columns are required',
  chooseParcel: 'Choose the column with the consignment or the order number',
  chooseAmount: 'Choose the column with the amount collected or paid',
  noRows: 'This statement has no rows',
  rowFault: (row: number, fault: string) => `Row ${row}: ${fault}`,
  amount: 'Amount',
  moreThanNothing: 'Enter an amount above 0',
  owesAtMost: (amount: string) => `The courier owes ${amount} for this order`,
  unknownOutcome: 'Unknown outcome',
  unknownKind: 'Unknown kind of outstanding cash',
  unknownAge: 'Unknown age',
};

/** What became of an admin's work on payouts. */
export const payoutMessages = {
  fetchFailed: 'Failed to load the payouts',
  payoutFetchFailed: 'Failed to load the payout',
  outstandingFetchFailed: 'Failed to load the outstanding cash',
  uploadFailed: 'The statement could not be checked. Please try again.',
  confirmed: 'Payout confirmed',
  checked: 'Checked again',
  confirmFailed: 'The payout could not be confirmed',
  checkFailed: 'The statement could not be checked',
  draftDeleted: 'Draft deleted',
  deleteFailed: 'The draft could not be deleted',
  receivedLater: 'Payment recorded',
  receiveLaterFailed: 'The payment could not be recorded',
  writtenOff: 'Written off',
  writeOffFailed: 'The rest could not be written off',
  layoutSaveFailed: 'The layout could not be saved',
  layoutDeleted: 'Layout deleted',
  layoutDeleteFailed: 'The layout could not be deleted',
};
