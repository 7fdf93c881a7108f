import { z } from 'zod';
import { fieldTexts } from '#texts/fields.ts';
import { settingLabels, settingRules } from '#texts/settings.ts';
import { deliveryDaysSchema } from './deliveryDates.schema.ts';
import { toLatinDigits } from './digits.ts';
import { isWholePoisha, MAX_PRICE_TAKA } from './money.ts';
import { typedNumber, typedNumberOr, wholeNumber } from './numbers.ts';
import { MOBILE } from './phones.ts';
import { smsSettingsSchema } from './sms.schema.ts';
import { defaultSmsSettings } from './sms.ts';
import { line, paragraph, requiredLine } from './text.ts';
import { unconfirmedRuleSchema } from './unconfirmedOrders.schema.ts';

/** The format of the messaging app: no spaces or dashes, and the country code before numbers of Bangladesh. */
const chatDigits = (text: string): string => {
  const digits = toLatinDigits(text).replace(/[\s+-]/g, '');
  return MOBILE.test(digits) ? `88${digits}` : digits;
};

const link = (label: () => string) =>
  line(label, 300).regex(/^(https:\/\/\S+)?$/, { error: () => settingRules.linkRule(label()) });

/** An amount in taka with at most two decimals. */
const fee = (label: () => string) => {
  const isNoAmount = { error: () => fieldTexts.mustBeAmount(label()) };
  return typedNumber(
    z
      .number(isNoAmount)
      .min(0, { error: () => fieldTexts.mustNotBeNegative(label()) })
      .max(MAX_PRICE_TAKA, { error: () => fieldTexts.tooLarge(label()) })
      .refine(isWholePoisha, isNoAmount),
  );
};

export const deliveryRuleSchema = z.object({
  /** The subtotal in taka from which delivery is free. */
  freeFrom: fee(() => settingLabels['delivery.freeFrom']),
  insideDhaka: fee(() => settingLabels['delivery.insideDhaka']),
  outsideDhaka: fee(() => settingLabels['delivery.outsideDhaka']),
});

export const shopSettingsSchema = z.object({
  name: requiredLine(() => settingLabels.name, 60),
  nameBangla: line(() => settingLabels.nameBangla, 60),
  phone: requiredLine(() => settingLabels.phone, 30).regex(/^[+\d০-৯][\d০-৯ ()-]{4,}$/, {
    error: () => settingRules.phoneRule,
  }),
  /** The number in the messaging app: country code and digits only. */
  chatNumber: z
    .string({ error: () => fieldTexts.required(settingLabels.chatNumber) })
    .overwrite(chatDigits)
    .regex(/^\d{8,15}$/, { error: () => settingRules.chatNumberRule }),
  chatGreeting: line(() => settingLabels.chatGreeting, 300),
  address: requiredLine(() => settingLabels.address, 200),
  hours: line(() => settingLabels.hours, 60),
  blurb: paragraph(() => settingLabels.blurb, 500),
  /** `{threshold}` is replaced by the free delivery threshold. */
  bannerText: line(() => settingLabels.bannerText, 200),
  orderPrefix: z
    .string({ error: () => fieldTexts.required(settingLabels.orderPrefix) })
    .regex(/^[A-Z]{2}$/, { error: () => settingRules.orderPrefixRule }),
  socialLinks: z.object({
    facebook: link(() => settingLabels['socialLinks.facebook']),
    instagram: link(() => settingLabels['socialLinks.instagram']),
    youtube: link(() => settingLabels['socialLinks.youtube']),
  }),
  delivery: deliveryRuleSchema,
  /** What delivery dates are counted by. */
  deliveryDays: deliveryDaysSchema.default({
    cutOffHour: 16,
    weeklyOff: 'friday',
    daysOff: [],
    workingDays: [],
  }),
  unconfirmed: unconfirmedRuleSchema,
  /** The admin's pages ask before an order is sent that was not confirmed by phone. */
  callBeforeSending: z.boolean({ error: () => fieldTexts.switchOnOrOff }).default(true),
  /** Gets an email for each new order. Empty for none. Only admins see it. */
  newOrderEmail: line(() => settingLabels.newOrderEmail, 254)
    .refine((typed) => typed === '' || z.email().safeParse(typed).success, {
      error: () => fieldTexts.notValid(settingLabels.newOrderEmail),
    })
    .default(''),
  /** Whether customers can log in with a code that is sent to their phone. */
  phoneLogin: z.boolean({ error: () => fieldTexts.switchOnOrOff }).default(true),
  /** Only admins see it. */
  sms: smsSettingsSchema.default(defaultSmsSettings),
  /** Cosmetics that expire within so many days are not sold. Only admins see it. */
  unsoldDays: typedNumberOr(
    30,
    wholeNumber(() => settingRules.unsoldDaysRule, 0, 365),
  ),
  lowStockLimit: typedNumber(wholeNumber(() => settingRules.lowStockRule, 0, 1000)),
});

/** What everyone may know of the settings. */
export const publicSettingsSchema = shopSettingsSchema.omit({
  newOrderEmail: true,
  unsoldDays: true,
  sms: true,
});
