/** What is added to an SMS: the page that a code is for, where that costs no segment, and the way to get no more SMS. */
import { type SmsShop, smsMessages } from '#texts/smsMessages.ts';
import { compactSms, withIfFree } from './smsSegments.ts';

/** Without the protocol, which phones add to what looks like an address. */
export const shownInSms = (url: string): string => url.replace(/^https?:\/\//, '');

/** Phones offer the code to the page of this host only (the format of WebOTP and of domain-bound codes). */
const boundTo = (url: string, code: string): string =>
  `\n@${shownInSms(url).replace(/[:/].*$/, '')} #${code}`;

/** The SMS with a code, and the host that phones may offer it to where that costs no segment. */
export const signInCodeSms = ({ code, shop }: { code: string; shop: SmsShop }): string =>
  withIfFree(compactSms(smsMessages.signInCode({ code, shop })), boundTo(shop.url, code));

/** The first SMS to a phone has the link even if it costs a segment, because no text in Bangla has room for it. */
export function withStopLink(text: string, stopUrl: string, isFirst: boolean): string {
  const short = compactSms(text);
  const link = compactSms(`\n${smsMessages.stop}: ${shownInSms(stopUrl)}`);
  return isFirst ? short + link : withIfFree(short, link);
}
