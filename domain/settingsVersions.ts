/** Versions of the settings: saving, restoring and the history. */
import type { z } from 'zod';
import type { changedSettingsSchema } from './settingsVersions.schema.ts';

/** The number of versions per page of the history. */
export const SETTINGS_VERSIONS_SHOWN = 10;
export type ChangedSettings = z.output<typeof changedSettingsSchema>;

/**
 * The settings with one flat name each, such as `delivery.freeFrom`, like the form's field names. Also for
 * unvalidated form values.
 */
export const flatSettings = (settings: object): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(settings).flatMap(([name, value]) => {
      if (typeof value === 'boolean') return [[name, value ? 'On' : 'Off']];
      return typeof value === 'object'
        ? Object.entries(value).map(([part, inner]) => [
            `${name}.${part}`,
            typeof inner === 'boolean'
              ? inner
                ? 'On'
                : 'Off'
              : Array.isArray(inner)
                ? inner.join(', ')
                : inner,
          ])
        : [[name, value]];
    }),
  );

/** The label of each setting, in the form and in its history. */
export const settingLabels: Readonly<Record<string, string>> = {
  name: 'Shop name',
  nameBangla: 'Shop name in Bangla',
  phone: 'Shop phone',
  chatNumber: 'Chat number',
  chatGreeting: 'Chat greeting',
  address: 'Shop address',
  hours: 'Opening hours',
  blurb: 'Brand blurb',
  bannerText: 'Banner text',
  orderPrefix: 'Order prefix',
  'socialLinks.facebook': 'Facebook link',
  'socialLinks.instagram': 'Instagram link',
  'socialLinks.youtube': 'YouTube link',
  'delivery.freeFrom': 'Free delivery threshold',
  'delivery.insideDhaka': 'Delivery fee in Dhaka',
  'delivery.outsideDhaka': 'Delivery fee outside Dhaka',
  'deliveryDays.cutOffHour': 'Cut-off hour',
  'deliveryDays.weeklyOff': 'Couriers’ weekly day off',
  'deliveryDays.daysOff': 'Days off',
  'unconfirmed.maxPieces': 'Most pieces per order',
  'unconfirmed.maxTotal': 'Highest total per order',
  'unconfirmed.releaseHours': 'Cancel unconfirmed orders after (hours)',
  callBeforeSending: 'Confirm by phone before sending',
  newOrderEmail: 'Email for new orders',
  phoneLogin: 'Login by phone',
  'sms.orderPlaced': 'SMS: order placed',
  'sms.orderShipped': 'SMS: order shipped',
  'sms.orderReturned': 'SMS: returned to the shop',
  'sms.backInStock': 'SMS: back in stock',
  'sms.segmentPrice': 'Price of an SMS segment',
  'sms.dayLimit': 'SMS segments per day',
  lowStockLimit: 'Low-stock limit',
  unsoldDays: 'Do not sell cosmetics that expire within so many days',
};
