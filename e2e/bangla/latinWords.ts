/** Finds what is left in English on a page in Bangla: words, and numbers in Latin digits. */
import { expect, type Page, type Response } from '@playwright/test';
import { idTail, shortId } from '#domain/ids.ts';
import { latinInBangla, latinNumbersIn } from '../../tools/test/latinInBangla.ts';
import { englishNames } from './shopInBangla.ts';

/**
 * Fields of the API's responses that hold what somebody typed or a program made: it is shown as it is in both languages.
 * Names of places are not among them, since the pages have them in Bangla, nor sizes, which are in Bangla digits.
 */
const typedFields =
  /^(name|fullName|customerName|recipient|email|alt|title|comment|label|code|text|note|userAgent|device|url|orderNumber|consignment|fileName|version|courier|\w*[bB]y)$/;

/** The pages have their own words for what these name. */
const translated = new Set(['colors', 'countries', 'districts']);

/** Sizes, order numbers, codes of colors and coupons, and the endings of files are written so in both languages. */
const codes = /^(X*S|M|X*L|KA\d+|[0-9A-F]{6}|EID10|csv)$/;

/** The last part of an id, by which people call an order in admin and in the account. Those of letters or digits alone are known from responses. */
const idPart = /\b(?=[0-9a-f]*\d)(?=[0-9a-f]*[a-f])[0-9a-f]{6,8}\b/g;

/** Shorter numbers that somebody typed would hide others. */
const SHORTEST_NUMBER = 4;

/** Every text of a page: visible, spoken by screen readers, in the fields and in the title. */
function textsIn(): string[] {
  const marked = 'script, style, noscript, [lang=en], [translate=no]';
  const isRead = (element: Element) =>
    !element.closest(marked) && (element.checkVisibility() || element.matches('option'));
  const texts = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.parentElement && isRead(node.parentElement)) texts.push(node.textContent ?? '');
  }
  const named = [
    'aria-label',
    'aria-description',
    'aria-roledescription',
    'placeholder',
    'title',
    'alt',
    'label',
  ];
  for (const name of named)
    for (const element of document.querySelectorAll(`[${name}]`))
      if (!element.closest(marked)) texts.push(element.getAttribute(name) ?? '');
  return texts.map((text) => text.trim());
}

/** Items of lists that the browser numbers in Latin digits. */
const numberedInLatin = (): string[] =>
  [...document.querySelectorAll('ol > li')]
    .filter((item) => item.checkVisibility() && getComputedStyle(item).listStyleType === 'decimal')
    .map((item) => `a number before: ${item.textContent}`);

const typedIn = (value: unknown, field = ''): string[] => {
  if (typeof value === 'string') {
    if (field === '_id') return [shortId(value), idTail(value)];
    return typedFields.test(field) ? [value] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    translated.has(name) ? [] : typedIn(inner, Array.isArray(value) ? field : name),
  );
};

const isLatin = (text: string): boolean =>
  latinInBangla(text).length > 0 || (latinNumbersIn(text).length > 0 && text.length >= SHORTEST_NUMBER);

/** Not within a word: a size S is not in CSV. */
const asWhole = (text: string): RegExp =>
  new RegExp(`(?<![A-Za-z0-9])${text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')}(?![A-Za-z0-9])`, 'g');

export interface LatinReader {
  /** `typed`: names that no response of the API contained. `words`: what is written so in both languages. */
  expectNoEnglish: (where: string, known?: { typed?: string[]; words?: string[] }) => Promise<void>;
}

/** Call it before the first navigation: it remembers what the responses of the API hold. */
export function readLatinOn(page: Page): LatinReader {
  const responses: Promise<string[]>[] = [];
  const unread: string[] = [];
  page.on('response', (response: Response) => {
    const isJson = response.headers()['content-type']?.includes('json');
    if (isJson && new URL(response.url()).pathname.startsWith('/api/'))
      responses.push(
        response.json().then(typedIn, (error: Error) => {
          unread.push(`${response.url()}: ${error.message}`);
          return [];
        }),
      );
  });
  return {
    async expectNoEnglish(where, { typed = [], words: allowed = [] } = {}) {
      const all = [...typed, ...(await Promise.all(responses)).flat()];
      // A name within another goes last.
      const names = [...new Set(all)].filter((text) => isLatin(text) && !englishNames.includes(text));
      const data = names.sort((one, other) => other.length - one.length).map(asWhole);
      const left = (await page.evaluate(textsIn)).flatMap((text) => {
        const own = data.reduce((rest, known) => rest.replaceAll(known, ' '), text).replaceAll(idPart, ' ');
        const words = [...latinInBangla(own), ...latinNumbersIn(own)].filter(
          (word) => !codes.test(word) && !allowed.includes(word),
        );
        return words.length > 0 ? [`${words.join(' ')} in: ${text}`] : [];
      });
      const numbers = await page.evaluate(numberedInLatin);
      // What a response held that could not be read is taken for English.
      const why = unread.length > 0 ? `${where}, without ${unread.join(', ')}` : where;
      expect.soft([...new Set([...left, ...numbers])], why).toEqual([]);
    },
  };
}
