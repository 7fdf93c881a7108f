import { counted } from './plurals.ts';

/** The kinds of SMS, in the settings and in the list of what was sent. */
export const smsKindTexts = {
  signInCode: 'Login code',
  orderPlaced: 'Order placed',
  orderShipped: 'Order shipped',
  orderReturned: 'Returned to the shop',
  orderEdited: 'Order changed by the shop',
  orderCancelled: 'Cancelled by the shop',
  orderRefunded: 'Money paid back',
  backInStock: 'Back in stock',
};

export const smsStateTexts = {
  sent: 'Sent',
  queued: 'Waiting',
  dropped: 'Not sent',
};

/** Why an SMS was not sent, or why it waits. `known`: a number, or the words of a program. `why`: the failure of the last attempt. */
export const smsNoteTexts = {
  unwanted: () => 'The customer wants no SMS',
  outdated: () => 'There is nothing left to say',
  phoneLimit: () => 'This phone has got enough SMS today',
  dayLimit: () => 'The limit of the day is reached',
  waiting: () => 'Waits for tomorrow: the limit of the day is reached',
  tooLate: () => 'Too late for a code',
  answered: (known: string) => `The gateway answered ${known}`,
  unreachable: (known: string) => `The gateway could not be reached (${known})`,
  givenUp: (known: string, why: string) => `Given up after ${known} attempts. ${why}`,
} satisfies Record<string, (known: string, why: string) => string>;

/** What the shop has sent, in admin. */
export const smsTexts = {
  title: 'SMS',
  description: 'What was sent to customers by SMS, and what it cost.',
  loadFailed: 'Failed to load the SMS',
  limit: (used: string, limit: string) => `${used} of ${limit} segments used today`,
  limitReached: 'The limit of today is reached. Messages about orders wait until tomorrow.',
  changeLimit: 'Change the limit, the price or what is sent',
  days: 'Last 30 days',
  day: 'Day',
  messages: 'SMS',
  segments: 'Segments',
  cost: 'Cost',
  failed: 'Not sent',
  waiting: 'Waiting',
  ofDay: (day: string) => `SMS of ${day}`,
  filter: 'Filter SMS',
  kind: 'Kind',
  allKinds: 'All kinds',
  state: 'State',
  allStates: 'All states',
  time: 'Time',
  to: 'To',
  text: 'Text',
  order: 'Order',
  noText: 'Nothing was written yet',
  inBangla: 'in Bangla',
  segmentsOf: (count: number) => counted(count, 'segment'),
  noun: 'SMS',
  none: 'No SMS found',
  noneYet: 'SMS to customers are listed here.',
};

/** The errors of the list and of the settings. */
export const smsRules = {
  kind: 'Unknown kind of SMS',
  state: 'Unknown state',
  day: 'Day is not valid',
  price: 'Price of an SMS segment must be an amount from 0 to 100 taka',
  dayLimit: 'SMS segments per day must be a whole number from 0 to 1,000,000',
  onOrOff: 'Please switch this on or off',
};

export const smsSettingTexts = {
  title: 'SMS to customers',
  hint: 'Emails are sent all the same. Each SMS goes in the language in which the customer ordered. An SMS about a changed or cancelled order, or about money paid back, goes only to customers without an email.',
  dayLimit:
    'Codes may use half of it, orders nine tenths, and alerts stop once seven tenths are used. You get an email when it is reached',
  segmentPrice: 'As your gateway bills it, for the costs on the page SMS',
  phoneLogin: 'Customers can log in with a code by SMS instead of a password',
  costlyName: (segments: number, instead: number) =>
    `English SMS contain this name. It has letters that are not in the alphabet of SMS, so one about a new order takes ${counted(segments, 'segment')} instead of ${instead}. Write it in Latin letters here, and in Bangla in the other field: Bangla SMS contain that one.`,
};

/** The page that the link in an SMS opens. */
export const stopSmsTexts = {
  title: 'No more SMS?',
  metaTitle: 'Stop SMS',
  metaDescription: 'Get no more SMS about orders and alerts.',
  lead: 'We will send no more SMS about orders and alerts to this phone. Codes to log in still come when you ask for one.',
  stop: 'Stop SMS',
  stopping: 'Stopping...',
  stopped: 'You will get no more SMS from us.',
  stopFailed: 'Failed to stop the SMS. Please try again.',
  startLead: 'Did you change your mind?',
  start: 'Send Me SMS Again',
  starting: 'Saving...',
  started: 'Thank you! We will send you SMS again.',
};
