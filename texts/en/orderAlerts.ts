import { counted } from './plurals.ts';

/** How open admin pages tell of new orders. */
export const orderAlertsTexts = {
  newOrder: (order: string) => `New order ${order}`,
  open: 'Open',
  newOrders: (count: number) => counted(count, 'new order'),
  show: 'Show',
  /** After the count beside Orders. */
  newOnes: ' new',

  // Settings of this browser
  settings: 'New orders on this device',
  onPage: 'Show a message on open admin pages',
  sound: 'Play a sound',
  inTitle: 'Count them in the tab’s title',
  onDevice: 'Send notifications, also while the shop is closed here',
};

/** Notifications of the device, and what keeps them from it. */
export const alertTexts = {
  newOrder: 'New order',
  unknownService: 'This browser’s push service is not supported',
  refused: 'This browser does not allow alerts. Allow notifications for this site in its settings.',
  unsupported: 'This browser cannot show alerts. On an iPhone, add the shop to the home screen first.',
  failed: 'Failed to switch on alerts',
  on: 'This device now gets an alert for each new order',
  off: 'This device no longer gets alerts',
};
