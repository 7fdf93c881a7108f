/**
 * Bangla joins consonants to some three hundred shapes, of which a few dozen make up nearly all that is written. A
 * small file holds those (`tools/cutFonts.ts` cuts it to this list); a page whose texts need no other is set in it.
 * Any other conjunct would be shown taken apart, so such a page is set in the whole file.
 */

const joined = `
  ক্ত ক্র ক্ষ ক্স গ্র ঙ্গ চ্ছ জ্জ জ্ঞ ঞ্চ ঞ্জ ট্ট ট্র ণ্ড ত্ত ত্ব ত্র দ্দ দ্ধ দ্ব দ্র ন্ট ন্ড ন্ত ন্ত্র ন্দ ন্ধ ন্ন ন্ম প্ত প্র
  ব্র ভ্র ম্প ম্ব ল্গ ল্ড ল্প ল্ল শ্র শ্ব ষ্ট স্ক স্ট স্ত স্ত্র স্থ স্প স্ব স্ম`;

export const commonConjuncts: readonly string[] = joined.trim().split(/\s+/);

const known = new Set(commonConjuncts);

const joins = '\u09CD';
/** Beside a sign that joins they ask for shapes that are not the usual ones. */
const joiner = /[\u200C\u200D]/;
/** A letter with all that is joined to it. */
const conjunct =
  /[\u0985-\u09B9\u09DC-\u09DF]\u09BC?(?:[\u200C\u200D]?\u09CD[\u200C\u200D]?(?:[\u0985-\u09B9\u09DC-\u09DF]\u09BC?)?)+/g;

/** An r before and a y after are signs that any conjunct can bear. */
const isCommon = (text: string): boolean => {
  if (joiner.test(text)) return false;
  const bare = text.replace(/^র্(?=[ক-হ])/, '').replace(/্য$/, '');
  return !bare.includes(joins) || known.has(bare);
};

/** From one sign to the next: a page is long, and has few. */
function* conjunctsOf(text: string): Generator<string> {
  for (let sign = text.indexOf(joins); sign >= 0; sign = text.indexOf(joins, conjunct.lastIndex)) {
    conjunct.lastIndex = Math.max(0, sign - 3);
    const [found] = conjunct.exec(text) ?? [];
    if (!found) return;
    yield found;
  }
}

/** Whether all conjuncts of a text are among the common ones. */
export function isPlainBangla(text: string): boolean {
  for (const found of conjunctsOf(text)) if (!isCommon(found)) return false;
  return true;
}
