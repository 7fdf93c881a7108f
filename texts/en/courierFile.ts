import { grouped } from './numbers.ts';
import { counted, plural } from './plurals.ts';

/** The dialog that makes a courier's file for bulk upload. */
export const courierFileTexts = {
  title: (layout: string) => `${layout} bulk upload`,
  description:
    'Confirmed orders that are still in the shop and not booked yet, oldest first like the printed slips.',
  leftOutLegend: 'Left out. Tick what should go along:',
  /** Orders that the file leaves out unless they are ticked. */
  leftOut: {
    cancelled: (orders: number) => `${grouped(orders)} cancelled`,
    delivered: (orders: number) => `${grouped(orders)} delivered`,
    shipped: (orders: number) => `${grouped(orders)} already shipped`,
    counter: (orders: number) => `${grouped(orders)} sold over the counter`,
    booked: (orders: number) => `${grouped(orders)} already booked`,
    unconfirmed: (orders: number) => `${grouped(orders)} not confirmed by phone`,
  },
  unknownPlaces: (courier: string, orders: number) =>
    `${courier} does not know the ${plural(orders, 'place')} of ${counted(orders, 'order')}`,
  zoneOf: (orderNumber: string) => `Zone of ${orderNumber}`,
  chooseAZone: 'Choose a zone',
  likely: 'Likely',
  allOf: (district: string) => `All of ${district}`,
  leaveThisOrderOut: 'Leave this order out',
  rememberFor: (thana: string) => `Use it for ${thana} from now on`,
  chooseFirst: (zones: number) => `Choose ${counted(zones, 'zone')} first`,
  pleaseWait: 'Please wait...',
  download: (orders: number) => `Download ${counted(orders, 'order')}`,

  // After the download
  downloaded: (orders: number, courier: string) =>
    `The file with ${counted(orders, 'order')} was downloaded. Upload it to ${courier}, then mark the orders as booked: the next file leaves them out.`,
  markBooked: (courier: string) => `Mark as booked with ${courier}`,
  booking: 'Booking...',
  bookedWith: (orders: number, courier: string) => `${counted(orders, 'order')} booked with ${courier}`,
  bookedMeanwhile: (orderNumbers: readonly string[], courier: string) =>
    `Not marked, since another admin has just changed their booking: ${orderNumbers.join(', ')}. They may be in the file of ${courier} too: cancel one of the two parcels.`,
  notBookable: (orderNumbers: readonly string[]) =>
    `Not marked, since they are delivered or cancelled: ${orderNumbers.join(', ')}`,
  close: 'Close',
  notNow: 'Not now',
};
