/** Bangladeshi mobile numbers: one rule everywhere, stored as 11 digits. */
import { digits } from '#texts/numbers.ts';
import { toLatinDigits } from './digits.ts';

/** Digits, with the leading 0. */
export const PHONE_LENGTH = 11;
/** The mobile codes of the national numbering plan are 013 to 019. */
export const MOBILE = /^01[3-9]\d{8}$/;
/** All kinds of spaces and dashes, and the invisible characters of copied numbers. */
const SEPARATORS = /[\s\p{Cf}\p{Pd}\u2212]/gu;

/** Turns `+880 1712-345678` and `০১৭১২৩৪৫৬৭৮` into `01712345678`. Anything else stays recognisably wrong. */
export const normalisePhone = (typed: string): string =>
  toLatinDigits(typed)
    .replace(SEPARATORS, '')
    .replace(/^\+?88/, '');

/** True for a Bangladeshi mobile number in any notation. */
export const isPhone = (typed: string): boolean => MOBILE.test(normalisePhone(typed));

/** For a field that takes digits only. Runs on every keystroke and paste. */
export const typedPhone = (typed: string): string =>
  toLatinDigits(typed).replace(/\D/g, '').replace(/^88/, '').slice(0, PHONE_LENGTH);

/** "01712-345678", for couriers in any language. */
export const dashedPhone = (phone: string): string =>
  MOBILE.test(phone) ? `${phone.slice(0, 5)}-${phone.slice(5)}` : phone;

/** "01712-345678" or "০১৭১২-৩৪৫৬৭৮", in the language of the moment. */
export const formatPhone = (phone: string): string => digits(dashedPhone(phone));

/** A chat with a number in stored form. WhatsApp wants the country's code before it. */
export const whatsAppHref = (phone: string): string => `https://wa.me/88${phone}`;
