import { z } from 'zod';
import { deliveryDaysSchema } from './deliveryDates.schema.ts';
import { isWholePoisha, MAX_PRICE_TAKA } from './money.ts';
import { typedNumber, typedNumberOr, wholeNumber } from './numbers.ts';
import { chatDigits } from './settings.ts';
import { smsSettingsSchema } from './sms.schema.ts';
import { defaultSmsSettings } from './sms.ts';
import { line, paragraph, requiredLine } from './text.ts';
import { unconfirmedRuleSchema } from './unconfirmedOrders.schema.ts';

const link = (label: string) =>
  line(label, 300).regex(/^(https:\/\/\S+)?$/, `${label} must begin with https://`);

/** An amount in taka with at most two decimals. */
const fee = (label: string) =>
  typedNumber(
    z
      .number({ error: `${label} must be an amount in taka` })
      .min(0, `${label} must not be negative`)
      .max(MAX_PRICE_TAKA, `${label} is too large`)
      .refine(isWholePoisha, `${label} must be an amount in taka`),
  );

export const deliveryRuleSchema = z.object({
  /** The subtotal in taka from which delivery is free. */
  freeFrom: fee('Free delivery threshold'),
  insideDhaka: fee('Delivery fee in Dhaka'),
  outsideDhaka: fee('Delivery fee outside Dhaka'),
});

export const shopSettingsSchema = z.object({
  name: requiredLine('Shop name', 60),
  nameBangla: line('Shop name in Bangla', 60),
  phone: requiredLine('Shop phone', 30).regex(
    /^[+\d০-৯][\d০-৯ ()-]{4,}$/,
    'Shop phone must be a telephone number',
  ),
  /** The number in the messaging app: country code and digits only. */
  chatNumber: z
    .string({ error: 'Chat number is required' })
    .overwrite(chatDigits)
    .regex(/^\d{8,15}$/, 'Chat number must be 8 to 15 digits'),
  chatGreeting: line('Chat greeting', 300),
  address: requiredLine('Shop address', 200),
  hours: line('Opening hours', 60),
  blurb: paragraph('Brand blurb', 500),
  /** `{threshold}` is replaced by the free delivery threshold. */
  bannerText: line('Banner text', 200),
  orderPrefix: z
    .string({ error: 'Order prefix is required' })
    .regex(/^[A-Z]{2}$/, 'Order prefix must be two capital letters'),
  socialLinks: z.object({
    facebook: link('Facebook link'),
    instagram: link('Instagram link'),
    youtube: link('YouTube link'),
  }),
  delivery: deliveryRuleSchema,
  /** What delivery dates are counted by. */
  deliveryDays: deliveryDaysSchema.default({ cutOffHour: 16, weeklyOff: 'friday', daysOff: [] }),
  unconfirmed: unconfirmedRuleSchema,
  /** The admin's pages ask before an order is sent that was not confirmed by phone. */
  callBeforeSending: z.boolean({ error: 'Please switch this on or off' }).default(true),
  /** Gets an email for each new order. Empty for none. Only admins see it. */
  newOrderEmail: line('Email for new orders', 254)
    .refine(
      (typed) => typed === '' || z.email().safeParse(typed).success,
      'Email for new orders is not valid',
    )
    .default(''),
  /** Whether customers can log in with a code that is sent to their phone. */
  phoneLogin: z.boolean({ error: 'Please switch this on or off' }).default(true),
  /** Only admins see it. */
  sms: smsSettingsSchema.default(defaultSmsSettings),
  /** Cosmetics that expire within so many days are not sold. Only admins see it. */
  unsoldDays: typedNumberOr(
    30,
    wholeNumber('Days before the best-before date must be a whole number from 0 to 365', 0, 365),
  ),
  lowStockLimit: typedNumber(wholeNumber('Low-stock limit must be a whole number from 0 to 1,000', 0, 1000)),
});

/** What everyone may know of the settings. */
export const publicSettingsSchema = shopSettingsSchema.omit({
  newOrderEmail: true,
  unsoldDays: true,
  sms: true,
});
