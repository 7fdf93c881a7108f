/**
 * How many segments an SMS takes, which is what gateways bill. Texts of the GSM alphabet (3GPP TS 23.038, 6.2.1) hold 160
 * characters, or 153 in each of several segments; all others are UCS-2 with 70 or 67. Nothing is split between two
 * segments: neither a character of the extension table, which takes two places, nor a surrogate pair.
 */
const basic =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
const extension = '\f^{}\\[~]|€';

const places = new Map<string, number>([
  ...[...basic].map((character) => [character, 1] as const),
  ...[...extension].map((character) => [character, 2] as const),
]);

export type SmsEncoding = 'gsm' | 'ucs2';

const limits = {
  gsm: { alone: 160, joined: 153 },
  ucs2: { alone: 70, joined: 67 },
} as const satisfies Record<SmsEncoding, { alone: number; joined: number }>;

/** `gsm` if every character is in the GSM alphabet; one other makes the whole SMS `ucs2`. */
export const smsEncoding = (text: string): SmsEncoding =>
  [...text].every((character) => places.has(character)) ? 'gsm' : 'ucs2';

/** The places that each character takes, in order. A surrogate pair takes two. */
const sizesOf = (text: string): number[] => {
  const isGsm = smsEncoding(text) === 'gsm';
  return [...text].map((character) => (isGsm ? (places.get(character) ?? 1) : character.length));
};

/** At least 1: an empty SMS is sent, too. */
export function smsSegments(text: string): number {
  const { alone, joined } = limits[smsEncoding(text)];
  const sizes = sizesOf(text);
  if (sizes.reduce((sum, size) => sum + size, 0) <= alone) return 1;
  let segments = 1;
  let used = 0;
  for (const size of sizes) {
    if (used + size > joined) {
      segments += 1;
      used = 0;
    }
    used += size;
  }
  return segments;
}

/** Characters that look the same and would make an English text UCS-2, and Bangla letters written with two characters. */
const shorter: readonly (readonly [RegExp, string])[] = [
  [/[\u2018\u2019\u02bc]/g, "'"],
  [/[\u201c\u201d]/g, '"'],
  [/[\u2010-\u2015\u2212]/g, '-'],
  [/\u2026/g, '...'],
  [/\u00d7/g, 'x'],
  [/[\u00a0\u2000-\u200a\u202f]/g, ' '],
  [/\u09a1\u09bc/g, '\u09dc'],
  [/\u09a2\u09bc/g, '\u09dd'],
  [/\u09af\u09bc/g, '\u09df'],
];

/** The same text in as few places as possible. */
export const compactSms = (text: string): string =>
  shorter.reduce((short, [long, same]) => short.replace(long, same), text);

/** Adds what is useful and not needed, where it costs no segment. */
export const withIfFree = (text: string, addition: string): string =>
  smsSegments(text + addition) > smsSegments(text) ? text : text + addition;
