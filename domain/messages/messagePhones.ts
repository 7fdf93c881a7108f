/** Phone numbers of a message. A number is never corrected or guessed: what is no valid number is not read. */
import { toLatinDigits } from '../digits.ts';
import { MOBILE } from '../phones.ts';
import type { Range } from './messageWords.ts';

interface NumberIn extends Range {
  /** Null for digits that are too many for a quantity or a price, and no valid number. */
  phone: string | null;
}

/** Digits with spaces, dashes, dots or invisible characters between them. Each part of it matches in one way only. */
const NUMBERS = /\+?\d+(?:(?:[ \u00a0.\p{Pd}\u2212]|\p{Cf}){1,3}\d+)*/gu;
/** As many digits without a valid number are not read as anything else. */
const MANY_DIGITS = 7;

/** Numbers are written as 5-6, 3-8, 4-7, 5-3-3 or 3-2-2-2-2 digits: a last group of one or two may be a quantity. */
function isWritten(groups: readonly string[]): boolean {
  const [first = '', ...others] = groups;
  const lengths = others.map((group) => group.length);
  if (others.length === 0) return true;
  return (
    first.length >= 3 &&
    first.length <= 7 &&
    (lengths.every((length) => length >= 3) || lengths.every((length) => length === 2))
  );
}

/** The groups without the country's code, those at the front joined to at least three digits. */
function nationalGroups(groups: readonly string[]): string[] {
  const [head = '', ...rest] = groups;
  const bare = head.replace(/^(00)?88/, '');
  const national = [bare, ...rest].filter((group) => group !== '');
  while (national.length > 1 && (national[0]?.length ?? 0) < 3) {
    national.splice(0, 2, `${national[0]}${national[1]}`);
  }
  return national;
}

/** The most groups of a number: the code, and six of the number itself. */
const MAX_GROUPS = 7;

/** The valid number that begins with the group at `at`, and how many groups it has. */
function phoneFrom(groups: readonly string[], at: number): { phone: string; count: number } | null {
  for (let count = Math.min(MAX_GROUPS, groups.length - at); count > 0; count -= 1) {
    const national = nationalGroups(groups.slice(at, at + count));
    const phone = national.join('');
    if (MOBILE.test(phone) && isWritten(national)) return { phone, count };
  }
  return null;
}

/** The numbers of one stretch of digits and separators. */
function numbersOf(stretch: string, start: number): NumberIn[] {
  const groups = [...stretch.matchAll(/\d+/g)];
  const digits = groups.map(([text]) => text);
  const numbers: NumberIn[] = [];
  for (let at = 0; at < groups.length; ) {
    const found = phoneFrom(digits, at);
    const count = found?.count ?? 1;
    const from = groups[at]?.index ?? 0;
    const last = groups[at + count - 1];
    const to = (last?.index ?? 0) + (last?.[0].length ?? 0);
    // The sign belongs to the number.
    const range = { from: start + (from === 1 && stretch.startsWith('+') ? 0 : from), to: start + to };
    if (found) numbers.push({ ...range, phone: found.phone });
    else if (to - from >= MANY_DIGITS) numbers.push({ ...range, phone: null });
    at += count;
  }
  return numbers;
}

/** Words before a number that belongs to a second person or way. */
const SECOND =
  /(?:alt|alter|alternate|alternative|second|2nd|other|another|onno|arek|arekta|extra|backup|or|অথবা|বিকল্প|আরেক|আরেকটা|অন্য|দ্বিতীয়)[^\n,।]{0,20}$/iu;
/** Words before a number that money came from. */
const PAID_FROM = /(?:bkash|bikash|b-kash|nagad|nogod|rocket|বিকাশ|নগদ|রকেট)[^\n,।]{0,12}$/iu;
/** Characters before a number in which such words are looked for. */
const LOOK_BACK = 40;

export interface ReadPhones {
  phone: string;
  secondPhone: string;
  /** The places of the two, each as often as it is written. */
  read: readonly Range[];
  /** The places of other and of invalid numbers. */
  unread: readonly Range[];
}

/** The first number is the customer's. A different one is a second phone if the message says so, else it is unread. */
export function readPhones(message: string): ReadPhones {
  const latin = toLatinDigits(message);
  const numbers = [...latin.matchAll(NUMBERS)].flatMap(({ 0: text, index }) => numbersOf(text, index));
  const reads = { phone: '', secondPhone: '', read: [] as Range[], unread: [] as Range[] };
  for (const { phone, from, to } of numbers) {
    const before = message.slice(Math.max(0, from - LOOK_BACK), from).normalize('NFC');
    if (phone === null || PAID_FROM.test(before)) {
      reads.unread.push({ from, to });
      continue;
    }
    if (reads.phone === '') reads.phone = phone;
    else if (phone !== reads.phone && reads.secondPhone === '' && SECOND.test(before)) {
      reads.secondPhone = phone;
    }
    const isRead = phone === reads.phone || phone === reads.secondPhone;
    (isRead ? reads.read : reads.unread).push({ from, to });
  }
  return reads;
}
