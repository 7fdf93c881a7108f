/** SMS to customers: their kinds, what admins can set, and how much may be sent. */
import type { z } from 'zod';
import type { smsSettingsSchema } from './sms.schema.ts';

interface KindRow {
  /** Part of the day's limit beyond which none of these is sent. */
  share: number;
  /**
   * What is counted against the share. Whoever asks for codes again and again must not use up what orders need, nor
   * orders all of what codes need.
   */
  shareOf: 'codes' | 'allButCodes' | 'all';
  /** Whether the customer can want none of these. A code was asked for a moment ago. */
  canBeStopped: boolean;
}

export const smsKinds = {
  signInCode: { share: 0.5, shareOf: 'codes', canBeStopped: false },
  orderPlaced: { share: 0.9, shareOf: 'allButCodes', canBeStopped: true },
  orderShipped: { share: 0.9, shareOf: 'allButCodes', canBeStopped: true },
  orderReturned: { share: 0.9, shareOf: 'allButCodes', canBeStopped: true },
  orderEdited: { share: 0.9, shareOf: 'allButCodes', canBeStopped: true },
  orderCancelled: { share: 0.9, shareOf: 'allButCodes', canBeStopped: true },
  orderRefunded: { share: 0.9, shareOf: 'allButCodes', canBeStopped: true },
  backInStock: { share: 0.7, shareOf: 'all', canBeStopped: true },
} as const satisfies Record<string, KindRow>;

export type SmsKind = keyof typeof smsKinds;
export const smsKindValues = Object.keys(smsKinds) as [SmsKind, ...SmsKind[]];

export type SmsSettings = z.output<typeof smsSettingsSchema>;

/** The price in taka is about what gateways in Bangladesh charge. */
export const defaultSmsSettings: SmsSettings = {
  orderPlaced: true,
  orderShipped: true,
  orderReturned: true,
  orderEdited: true,
  orderCancelled: true,
  orderRefunded: true,
  backInStock: true,
  segmentPrice: 0.4,
  dayLimit: 2000,
};

/** Stored settings, with the defaults of those that were added later. */
export const smsSettingsOf = (stored: { sms?: Partial<SmsSettings> } | undefined): SmsSettings => ({
  ...defaultSmsSettings,
  ...stored?.sms,
});

/** Messages to one phone and day, besides codes, so that nobody uses the shop to pester a stranger. */
export const MAX_SMS_PER_PHONE = 10;

export const smsStates = ['sent', 'queued', 'dropped'] as const;
export type SmsState = (typeof smsStates)[number];

/** Days in the admin's list. */
export const SMS_DAYS_SHOWN = 30;

/** The page that the link in an SMS opens. The token is in the fragment, which no server sees. */
export const stopSmsPath = '/s';

/** What is stored of a link instead of its token. */
export const HIDDEN_TOKEN = '…';

/** How a stored text shows that it had the link, in both languages. */
export const storedStopLink = `${stopSmsPath}#${HIDDEN_TOKEN}`;

/** "017••••••78": enough for an admin to know whom a customer means who calls. */
export const maskedPhone = (phone: string): string =>
  phone.replace(/^(\d{3})\d+(\d{2})$/, (_, first: string, last: string) => `${first}••••••${last}`);

/** What is stored instead of a code. */
export const HIDDEN_CODE = '••••••';
