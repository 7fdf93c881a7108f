import { grouped } from './numbers.ts';
import { counted, plural } from './plurals.ts';

/** What all admin pages share: the frame around them, lists, filters and dialogs. */
export const adminTexts = {
  // The frame
  admin: 'Admin',
  newOrder: 'New order',
  searched: 'orders, products or customers',
  search: 'Search orders, products and customers',
  searchPlaceholder: 'Order, product, customer',
  nothingFound: (typed: string) => `No orders, products or customers match “${typed}”.`,
  matches: 'Matches',
  allOrdersWith: (text: string) => `All orders with “${text}”`,
  hiddenProduct: (price: string) => `${price} · Hidden`,
  notAllowed: 'Not allowed',
  needsDuty: 'This page needs another duty. An admin with the duty Team can give it to you.',
  goTo: (page: string) => `Go to ${page}`,
  myAccount: 'My Account',
  tryAgainSoon: 'Please try again in a moment.',
  outdatedPage: 'This page is out of date. Please reload it and try again.',
  notJson: 'Not JSON',

  // Lists
  clearFilters: 'Clear Filters',
  from: 'From',
  to: 'To',
  /** Rows of a list: '57 orders' */
  rows: (total: number, noun: string, nouns?: string) => counted(total, noun, nouns),
  atLeast: (total: number, noun: string, nouns?: string) => `${grouped(total)}+ ${plural(2, noun, nouns)}`,
  showingNone: (rows: string) => `Showing 0 of ${rows}`,
  showing: (first: number, last: number, rows: string) =>
    `Showing ${grouped(first)}–${grouped(last)} of ${rows}`,
  pages: 'Pages',
  newer: 'Newer',
  older: 'Older',
  selectThisPage: 'Select this page',
  selected: (count: number, note = '') => `${grouped(count)} selected${note}`,
  clear: 'Clear',

  // Dialogs and forms
  draftBack: (at: string) => `Your unsaved changes from ${at} are back.`,
  discardDraft: 'Discard them',
  changesStay: 'Your changes are still here, but not saved yet.',
  keepMine: 'Save my changes too',
  takeTheirs: 'Use their version',
  confirmPassword: 'Please confirm your password',
  whyPassword: 'This changes who can manage the shop, so we ask for your password again.',
  passwordFailed: 'Failed to confirm your password',
  confirm: 'Confirm',
  confirming: 'Confirming...',
  cancel: 'Cancel',
  saving: 'Saving...',

  // Counts and parts of lines
  orders: (count: number) => counted(count, 'order'),
  pieces: (count: number) => counted(count, 'piece'),
  /** After the time of what was done. */
  by: (name: string) => `, by ${name}`,
  /** A text that stands alone. */
  sentence: (text: string) => `${text}.`,
};
