/** The admin page of webhooks. */
export const webhooksTexts = {
  title: 'Webhooks',
  description: 'Programs that the shop tells of orders and stock.',
  loadFailed: 'Failed to load the webhooks',
  newWebhook: 'New Webhook',
  intro:
    'The shop sends a signed message to these addresses when something happens. A message names an order and its total, never the name, phone or address of a customer.',
  emptyHint: 'Add the address of a program that should hear of orders or of stock.',
  empty: 'No webhooks yet',
  changeFailed: 'Failed to change the webhook',
  newSecretQuestion: (hours: number) =>
    `Make a new secret? Messages are signed with both for ${hours} hours, so that you can enter the new one.`,
  makeSecret: 'Make a New Secret',
  keep: 'Keep',
  deleteQuestion: (url: string) => `Delete the webhook ${url}? Its messages are deleted, too.`,
  remove: 'Delete',
  edit: 'Edit',
  editOne: (url: string) => `Edit ${url}`,
  sendATest: 'Send a Test',
  newSecret: 'New Secret',
  removeOne: (url: string) => `Delete ${url}`,
  failing: 'Failing',
  on: 'On',
  off: 'Off',
  switchedOff: (on: string, days: number) =>
    `The shop switched it off on ${on}, because it accepted no message for ${days} days. Edit it to switch it on again.`,
  failingSince: (since: string, days: number) =>
    `It has accepted no message since ${since}. After ${days} days the shop switches it off.`,
  message: 'Message',
  state: 'State',
  answer: 'Answer',
  attempts: 'Attempts',
  waiting: 'Waiting',
  accepted: 'Accepted',
  givenUp: 'Given up',
  aTest: 'A test',
  nothingSent: 'Nothing has been sent yet.',
  lastMessages: (url: string) => `The last messages to ${url}`,
  triedAgain: (at: string) => `It is tried again on ${at}.`,
  noneYet: 'None yet',
  editTitle: 'Edit Webhook',
  saved: 'The webhook is saved',
  saveFailed: 'Failed to save the webhook',
  address: 'Address',
  addressHint: 'It begins with https:// and is on the public internet.',
  eventsLegend: 'Send a message when',
  isOn: 'The webhook is on',
  save: 'Save Webhook',
  leaveQuestion: 'Leave this page? The secret will not be shown again.',
  secretTitle: 'The secret of the webhook',
  secretHint:
    'The receiving program checks with it that a message is from this shop. Copy it there now: it is shown only once.',
  savedIt: 'I Have Saved It',
};

/** Events as admins choose them. */
export const webhookEventTexts = {
  'order.placed': 'An order was placed',
  'order.status_changed': 'The status of an order has changed, or something came back',
  'stock.low': 'A product is low on stock',
  'stock.out': 'A product is sold out',
  'stock.back': 'A product is back in stock',
};

export const webhookMessages = {
  deleted: 'The webhook is deleted',
  tested: 'A test message is on its way',
  urlRule: 'Please enter an address that begins with https://',
  urlTooLong: 'The address is too long',
  urlWithLogin: 'The address must not contain a user name or a password',
  notPublic: 'This address is not on the public internet',
  notFound: 'No server was found at this address',
  eventsRule: 'Please choose at least one event',
  unknownEvent: 'There is no such event',
  activeRule: 'Please say whether the webhook is on',
};
