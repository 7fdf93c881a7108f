import { describe, expect, test } from 'vitest';
import { sourceFiles, textOf } from './sources.ts';
import { userTextsIn } from './userTexts.ts';
import { faultsOf } from './wording.ts';

/** Files with texts of pages, emails, API responses and the console. */
const files = sourceFiles.filter(
  (file) =>
    /^(web|domain|contract|server)\//.test(file) &&
    !/\.test\.tsx?$|^(server|web)\/testing\/|Queries\.ts$/.test(file),
);
const texts = files.flatMap((file) => userTextsIn(file, textOf(file)));

/** The visible texts of the demo catalogue. */
function demoTexts(file: string): string[] {
  const shown: string[] = [];
  JSON.parse(textOf(file), (key, value) => {
    if (['name', 'description', 'title', 'comment', 'alt', 'color'].includes(key)) shown.push(String(value));
    return value;
  });
  return shown;
}

describe('texts are collected', () => {
  test('from literals, templates and JSX, not from imports, classes or keys', () => {
    const code = `import { a } from 'the a.ts';
export const kind = 'kind';
export const B = ({ n }: { n: 'one two' }) => (
  <p className="text-sm flex" title="Two words">
    Some text {n} <b>{\`\${n} items left\`}</b>
    {n ? 'It is so' : 'Yes'}
  </p>
);
sql\`select a from b\`;`;
    expect(userTextsIn('x.tsx', code).map(({ line, text }) => `${line} ${text}`)).toEqual([
      '4 Two words',
      '4 Some text',
      '5 {} items left',
      '6 It is so',
      '6 Yes',
    ]);
  });

  test('from every layer', () => {
    const all = texts.map(({ text }) => text);
    expect(all.length).toBeGreaterThan(1500);
    for (const text of [
      'Add to Cart',
      'Please login to update cart',
      'Your account is ready.',
      'Track Your Order',
      'Place an order with cash on delivery',
      'The shop is busy. Please try again in a moment.',
    ]) {
      expect(all).toContain(text);
    }
  });
});

describe('the rules', () => {
  test.each([
    'Choose a colour',
    'Our jewellery',
    'Your e-mail address',
    'Shipping fee',
    'Please login again',
    'Login to see your orders',
    'Signed-in devices',
    'Showing 20 deeds',
    'Somebody answers you 24/7',
    'Pay when the parcel is in your hands',
    'Products wait for your word',
    'The latest first',
  ])('find a fault in %j', (text) => {
    expect(faultsOf(text)).not.toEqual([]);
  });

  test.each(['Shipping Info', 'Login to Buy', 'Log in to see your orders', 'Newest first', 'Delivery fee'])(
    'find no fault in %j',
    (text) => {
      expect(faultsOf(text)).toEqual([]);
    },
  );
});

test('every text follows the rules', () => {
  const wrong = texts.flatMap(({ file, line, text }) =>
    faultsOf(text).map((fault) => `${file}:${line} ${fault} in "${text}"`),
  );
  expect(wrong).toEqual([]);
});

test('the offline page and the demo catalogue follow the rules too', () => {
  const page = textOf('web/public/withoutNetwork.html').replaceAll(
    /<(style|script)>[\s\S]*?<\/\1>|<[^>]+>/g,
    ' ',
  );
  const others = [page, ...demoTexts('demo/products.json'), ...demoTexts('demo/reviews.json')];
  expect(others.length).toBeGreaterThan(300);
  expect(others.filter((text) => faultsOf(text).length > 0)).toEqual([]);
});

/** `count === 1 ? 'item' : 'items'` */
const ownPlural = /=== 1 \? (['"`]).*?\1 : (['"`]).*?s\2/;

test('singular and plural are chosen in one place', () => {
  const own = files.filter((file) => file !== 'domain/plurals.ts' && ownPlural.test(textOf(file)));
  expect(own).toEqual([]);
  expect("count === 1 ? 'item' : 'items'").toMatch(ownPlural);
});
