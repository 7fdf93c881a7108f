/** Latin words that people in Bangladesh read in Latin letters also in Bangla texts. */
const usual = new Set(
  `English bKash Nagad Rocket SMS PDF CSV JSON XML JPEG PNG HEIC AVIF WebP GIF MB KB KG URL QR ID IP API SKU RSS UTC UTF UTF-8 OTP
   PIN HTTPS https mailto tel COD Google YouTube Facebook Meta Merchant Instagram WhatsApp Messenger Chrome Android iPhone iPad Windows Safari Firefox Excel
   Pathao RedX Steadfast eCourier Paperfly Sundarban VISA Visa Mastercard Markdown ml mm cm Enter Esc Ctrl A4 A5 A6 x
   Share Add to Home Screen XXXXXXXXX`.split(/\s+/),
);

/**
 * The Latin words that a Bangla text should not have. Names in braces, values in `${}` and example addresses are not
 * read. Of a function its source is taken, so words outside of its templates and strings do not count.
 */
export function latinInBangla(text: string): string[] {
  return (plainOf(text).match(latinWord) ?? []).filter((word) => !usual.has(word));
}

/** The numbers in Latin digits that a Bangla text should not have. Those within a Latin word, such as A4, belong to it. */
export const latinNumbersIn = (text: string): string[] =>
  plainOf(text)
    .replaceAll(latinWord, ' ')
    .match(/\d+(?:[.,:/]\d+)*/g) ?? [];

const latinWord = /[A-Za-z][A-Za-z0-9]*(?:-[A-Za-z0-9]+)*/g;

const plainOf = (text: string): string =>
  (/=>|^function/.test(text) ? quotedIn(text) : text)
    .replaceAll(/\$\{[^{}]*(\{[^{}]*\}[^{}]*)*\}|\{\w+\}/g, ' ')
    .replaceAll(/[\w.+-]+@[\w.-]+|https?:\/\/\S+|www\.\S+|\/[a-z][\w/-]*/g, ' ');

const quotedIn = (source: string): string =>
  (source.match(/`(?:[^`\\]|\\.)*`|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g) ?? []).join(' ');
