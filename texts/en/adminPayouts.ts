import { counted } from './plurals.ts';

/** The pages of couriers' payouts and of the cash that is outstanding. */
export const adminPayoutsTexts = {
  payouts: 'Payouts',
  description: 'Money from couriers.',
  allPayouts: 'All payouts',
  history: 'History',
  noPayoutsYet: 'No payouts yet',
  noPayoutsHint: 'Upload the statement that your courier sends with a payout.',
  /** What the lists count. */
  payoutNoun: 'payout',
  rowNoun: 'row',
  orderNoun: 'order',

  // Words of tables
  order: 'Order',
  orders: 'Orders',
  customer: 'Customer',
  courier: 'Courier',
  since: 'Since',
  amount: 'Amount',
  actions: 'Actions',
  payout: 'Payout',
  total: 'Total',
  uploaded: 'Uploaded',
  rows: 'Rows',
  received: 'Received',
  fees: 'Fees',
  /** By the statement, whatever the courier has paid since. */
  owedByStatement: 'Short and missing',
  state: 'State',
  row: 'Row',
  parcel: 'Parcel',
  outcome: 'Outcome',
  /** What was collected at the door by the shop's orders, and what the courier's statement says. */
  due: 'Due by our orders',
  stated: 'Collected by statement',
  fee: 'Fee',
  difference: 'Difference',
  /** An admin who is gone. */
  unknown: 'Unknown',

  // A new statement
  newPayout: 'New payout',
  anotherCourier: 'Another courier',
  nameOfTheCourier: 'Name of the courier',
  layoutOfTheStatement: 'Layout of the statement',
  theOneThatFits: 'The one that fits',
  chooseAStatement: 'Choose a statement',
  chooseAnotherStatement: 'Choose another statement',
  statementHint: 'CSV of the courier, up to 5 MB and 5,000 rows. Nothing is settled before you confirm.',
  checkingTheStatement: 'Checking the statement...',

  // Layouts
  columnsOfTheStatement: 'Columns of the statement',
  newColumnsHint:
    'The columns of this statement are new. Choose what each one holds. They are saved for the next statement.',
  nameOfTheLayout: 'Name of the layout',
  notInTheFile: 'Not in the file',
  saveAndCheck: 'Save and check',
  savedLayoutsOfStatements: 'Saved layouts of statements',
  deleteLayout: (name: string) => `Delete the layout ${name}`,
  deleteLayoutQuestion: (name: string) => `Delete the layout ${name}?`,
  deleteIt: 'Delete',
  keep: 'Keep',

  // One payout
  payoutDescription: 'A courier’s statement.',
  payoutNotFound: 'Payout not found',
  payoutOf: (courier: string) => `Payout of ${courier}`,
  layout: (layout: string) => `Layout: ${layout}`,
  paidByAllRows: (total: string) => `Paid by all rows: ${total}`,
  confirmedBy: (at: string, name: string) => `Confirmed ${at} by ${name}`,
  uploadedBy: (at: string, name: string) => `Uploaded ${at} by ${name}`,
  sumsByOutcome: 'Sums by outcome',
  rowsByOutcome: 'Rows by outcome',
  all: 'All',
  deleteDraft: 'Delete draft',
  deleteDraftQuestion: 'Delete this draft?',
  markDelivered: (orders: number) => `Mark ${counted(orders, 'order')} as delivered`,
  checkAgain: 'Check again',
  nothingToSettle: 'Nothing to settle',
  settle: (orders: number) => `Settle ${counted(orders, 'order')}`,
  settleQuestion: (orders: number) => `Settle ${counted(orders, 'order')}?`,
  settleHint: (received: string, fee: string) => `Received ${received}, fees ${fee}. This cannot be undone.`,
  settleYes: 'Settle',
  notYet: 'Not yet',
  settling: 'Settling...',

  // Outstanding cash
  outstandingCash: 'Outstanding Cash',
  outstandingDescription: 'Cash that couriers have not paid out.',
  filterOutstandingCash: 'Filter outstanding cash',
  kind: 'Kind',
  allCouriers: 'All couriers',
  age: 'Age',
  anyAge: 'Any age',
  nothingOutstanding: 'Nothing outstanding',
  nothingOutstandingHint: 'Cash of delivered orders is listed here until a payout settles it.',
  receive: 'Paid later',
  receiveLabel: (owed: string, orderNumber: string) =>
    `Record a later payment of ${owed} for order ${orderNumber}`,
  receiveTitle: (orderNumber: string) => `Later payment for order ${orderNumber}`,
  receiveHint: (owed: string, courier: string) =>
    `${courier} owes ${owed}. If it has paid a part, the rest stays on this list.`,
  amountReceived: 'Amount received',
  saveReceived: 'Save payment',
  writeOff: 'Write off',
  writeOffLabel: (owed: string, orderNumber: string) => `Write off ${owed} of order ${orderNumber}`,
  writeOffQuestion: (owed: string, orderNumber: string) => `Write off ${owed} of order ${orderNumber}?`,
  writeOffHint: 'The order leaves this list.',
};
