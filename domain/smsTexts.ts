/**
 * What the shop writes by SMS, in English and Bangla. Each text is as short as it can be and stay polite: a segment costs
 * money. No text contains a name that a customer typed, which could be an advertisement to somebody else's phone.
 */
import * as bn from '#texts/bn/numbers.ts';
import { monthName } from '#texts/en/dates.ts';
import * as en from '#texts/en/numbers.ts';
import type { Language } from '#texts/language.ts';
import { compactSms, withIfFree } from './smsSegments.ts';

/** What every text may name. */
export interface SmsShop {
  name: string;
  nameBangla: string;
  phone: string;
  /** The public URL. */
  url: string;
}

type Text<About> = Record<Language, (about: About & { shop: SmsShop }) => string>;

/** '1,250' for whole taka. Poisha are shown where there are any: the customer has it ready. */
function amountIn({ grouped, digits }: typeof en, taka: number): string {
  const poisha = Math.round(taka * 100) % 100;
  const whole = grouped((Math.round(taka * 100) - poisha) / 100);
  return poisha === 0 ? whole : `${whole}.${digits(String(poisha).padStart(2, '0'))}`;
}

const amount = (taka: number): string => amountIn(en, taka);
/** '৳১,২৫০' */
const amountBn = (taka: number): string => `৳${amountIn(bn, taka)}`;

/** '27-29 Nov', '29 Nov-1 Dec' */
function days({ from, to }: { from: string; to: string }): string {
  const [first, last] = [from, to].map((day) => ({
    date: String(Number(day.slice(8))),
    month: monthName(Number(day.slice(5, 7))),
  })) as [{ date: string; month: string }, { date: string; month: string }];
  const end = `${last.date} ${last.month}`;
  if (from === to) return end;
  return first.month === last.month ? `${first.date}-${end}` : `${first.date} ${first.month}-${end}`;
}

/** Without the protocol, which phones add to what looks like an address. */
const shown = (url: string): string => url.replace(/^https?:\/\//, '');
const banglaName = ({ name, nameBangla }: SmsShop): string => nameBangla || name;

interface Order {
  orderNumber: string;
}

interface PlacedOrder extends Order {
  /** Taka, what is still to be paid. */
  toCollect: number;
  arrives: { from: string; to: string } | null;
}

interface ShippedOrder extends Order {
  /** Null if the order has not been booked with a courier. */
  courier: string | null;
  toCollect: number;
}

export const smsTexts = {
  signInCode: {
    en: ({ code, shop }) =>
      `${code} is your ${shop.name} code. It works for 10 minutes. Please do not share it with anyone.`,
    bn: ({ code, shop }) => `${banglaName(shop)} কোড ${code}। ১০ মিনিট চলবে। কাউকে জানাবেন না।`,
  } satisfies Text<{ code: string }>,

  orderPlaced: {
    en: ({ orderNumber, toCollect, arrives, shop }) =>
      [
        `Thank you for your order ${orderNumber} at ${shop.name}!`,
        toCollect > 0 ? `Tk ${amount(toCollect)}, to pay on delivery.` : 'It is paid.',
        ...(arrives ? [`It arrives ${days(arrives)}.`] : []),
      ].join(' '),
    bn: ({ orderNumber, toCollect, shop }) =>
      [
        `ধন্যবাদ! আপনার অর্ডার ${orderNumber} পেয়েছি।`,
        toCollect > 0 ? `হাতে পেয়ে ${amountBn(toCollect)} দেবেন।` : 'দাম পেয়ে গেছি।',
        banglaName(shop),
      ].join(' '),
  } satisfies Text<PlacedOrder>,

  orderShipped: {
    en: ({ orderNumber, courier, toCollect, shop }) =>
      [
        `Your ${shop.name} order ${orderNumber} is on its way${courier ? ` with ${courier}` : ''}.`,
        toCollect > 0 ? `Please have Tk ${amount(toCollect)} ready.` : 'It is paid.',
      ].join(' '),
    bn: ({ orderNumber, courier, toCollect, shop }) =>
      [
        `আপনার অর্ডার ${orderNumber} ${courier ? `${courier} দিয়ে ` : ''}পাঠিয়েছি।`,
        toCollect > 0 ? `${amountBn(toCollect)} হাতে রাখবেন।` : 'দাম পেয়ে গেছি।',
        banglaName(shop),
      ].join(' '),
  } satisfies Text<ShippedOrder>,

  orderReturned: {
    en: ({ orderNumber, shop }) =>
      `Your order ${orderNumber} was returned to the shop. Would you still like it? Please call us: ${shop.phone}. ${shop.name}`,
    bn: ({ orderNumber, shop }) =>
      `আপনার অর্ডার ${orderNumber} ফেরত এসেছে। চাইলে ফোন করুন ${shop.phone}। ${banglaName(shop)}`,
  } satisfies Text<Order>,

  backInStock: {
    en: ({ product, url, shop }) =>
      `Good news from ${shop.name}: ${product} is back. There are only a few: ${shown(url)}`,
    bn: ({ product, url }) => `সুখবর! ${product} আবার এসেছে, অল্প কয়েকটি: ${shown(url)}`,
  } satisfies Text<{ product: string; url: string }>,
};

/** Phones offer the code to the page of this host only (the format of WebOTP and of domain-bound codes). */
const boundTo = (url: string, code: string): string => `\n@${shown(url).replace(/[:/].*$/, '')} #${code}`;

export const signInCodeSms = (language: Language, { code, shop }: { code: string; shop: SmsShop }): string =>
  withIfFree(compactSms(smsTexts.signInCode[language]({ code, shop })), boundTo(shop.url, code));

const stopWords: Record<Language, string> = { en: 'No more SMS', bn: 'SMS বন্ধ' };

/** Where it costs no segment, the way to get no more of these. */
export const withStopLink = (text: string, language: Language, stopUrl: string): string =>
  withIfFree(compactSms(text), compactSms(`\n${stopWords[language]}: ${shown(stopUrl)}`));
