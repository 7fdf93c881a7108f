/** Spellings and phrases that texts on screen, in emails and in API responses must not use. */
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { sourceFiles, textOf } from './sources.ts';
import { userTextsIn } from './userTexts.ts';

/** Texts of the specification, whose spelling is not used elsewhere. */
const quoted =
  /^(Shipping Info(rmation)?|Login to (Add|Buy)|Please login to (add items to|update|remove items from|clear) cart)$/;

/** Each pattern with better words: first spellings, then old, literary or invented wording. */
const avoided: readonly [RegExp, string][] = [
  [/\bcolour/i, 'color'],
  [/\bjewell?er(?:y|ies)\b/i, 'jewelry'],
  [/\be-mail/i, 'email'],
  [/\bshipping\b/i, 'delivery'],
  [/\b(?:please|(?<!back )to|can|cannot|must|then) login\b/i, 'log in (verb)'],
  [/\blogin (?:to|again|with your)\b/i, 'log in (verb)'],
  [/\bsign(?:s|ed|ing)?[ -](?:in|out)\b/i, 'log in, log out'],
  [/\bdeeds?\b/i, 'action'],
  [/\b(?:some|every|no)body\b/i, 'someone, everyone, no one'],
  [/\bmeanwhile\b/i, 'leave it out'],
  [/\bin your hands\b/i, 'when you receive it'],
  [/\bwait(?:s|ing)? (?:here|for (?:you|your))\b/i, 'say what the reader can do here'],
  [/\bstands? (?:here|there|ready|twice)\b/i, 'is'],
  [/\b(?:lead|leads) nowhere\b/i, 'has no link'],
  [/\bthe (?:newest|latest|oldest|last used) first\b/i, 'newest first'],
  [/\b(?:admins|password) alone\b/i, 'only'],
  [/\bmistyped\b/i, 'wrong'],
  [/\bone by one\b/i, 'separately'],
  [/\bsee to it\b/i, 'help'],
  [/\bwritten down\b/i, 'listed, saved'],
  [/\bin place of the\b/i, 'instead of'],
  [/\bwith (?:a )?(?:minus|commas between)\b/i, 'say how to type it'],
  [/\bany more\b/i, 'anymore, no longer'],
  [/\bto be had\b/i, 'available'],
  [/\byour word\b/i, 'your review'],
  [/\bat hand\b/i, 'ready'],
];

/** The faults of a text, each with better words. */
function faultsOf(text: string): string[] {
  const faults = quoted.test(text) ? [] : avoided.filter(([pattern]) => pattern.test(text));
  return faults.map(([pattern, better]) => `'${pattern.exec(text)}': ${better}`);
}

/** Files with texts of pages, emails, API responses and the console. */
const files = sourceFiles.filter(
  (file) =>
    /^(texts\/en|web|domain|contract|server|tools\/(?!test\/)[a-z]+)\//.test(file) &&
    !/\.test\.tsx?$|^(server|web)\/testing\/|Queries\.ts$/.test(file),
);
const texts = files.flatMap((file) => userTextsIn(file, textOf(file)));

test('texts are collected from literals, templates and JSX, not from imports, classes or keys', () => {
  const code = `import { a } from 'the a.ts';
export const kind = 'kind';
export const B = ({ n }: { n: 'one two' }) => (
  <p className="text-sm flex" title="Two words">
    Some text {n} <b>{\`\${n} items left\`}</b>
    {n ? 'It is so' : 'Yes'}
  </p>
);
sql\`select a from b\`;`;
  expect(userTextsIn('x.tsx', code)).toEqual([
    { place: 'x.tsx:4', text: 'Two words' },
    { place: 'x.tsx:4', text: 'Some text' },
    { place: 'x.tsx:5', text: '{} items left' },
    { place: 'x.tsx:6', text: 'It is so' },
    { place: 'x.tsx:6', text: 'Yes' },
  ]);
});

test.each([
  'Add to Cart',
  'Please login to update cart',
  'Your account is ready.',
  'Place an order with cash on delivery',
  'The shop is busy. Please try again in a moment.',
  'Ctrl-C closes the shop.',
])('texts are collected from every layer, as %j', (text) => {
  expect(texts).toContainEqual({ place: expect.any(String), text });
});

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
])('%j has a fault', (text) => {
  expect(faultsOf(text)).not.toEqual([]);
});

test.each(['Shipping Info', 'Login to Buy', 'Log in to see your orders', 'Newest first', 'Delivery fee'])(
  '%j has no fault',
  (text) => {
    expect(faultsOf(text)).toEqual([]);
  },
);

test('every text follows the rules', () => {
  expect(texts.length).toBeGreaterThan(1500);
  const wrong = texts.map(({ place, text }) => ({ place, text, faults: faultsOf(text) }));
  expect(wrong.filter(({ faults }) => faults.length > 0)).toEqual([]);
});

test('the offline page and the demo catalogue follow the rules too', () => {
  const markup = /<(style|script)>[\s\S]*?<\/\1>|<[^>]+>/g;
  const page = textOf('web/public/withoutNetwork.html').replaceAll(markup, ' ');
  const catalogue = ['demo/products.json', 'demo/reviews.json'].map(textOf).join(',');
  // Tags are words of searches, in every spelling.
  const searched = /"tags": .*/g;
  const demo = userTextsIn('demo.ts', `(${catalogue.replaceAll(searched, '')})`).map(({ text }) => text);
  expect(demo.length).toBeGreaterThan(300);
  expect([page, ...demo].filter((text) => faultsOf(text).length > 0)).toEqual([]);
});

test('singular and plural are chosen in one place', () => {
  const ownPlural = /=== 1 \? (['"`]).*?\1 : (['"`]).*?s\2/;
  expect("count === 1 ? 'item' : 'items'").toMatch(ownPlural);
  expect(files.filter((file) => ownPlural.test(textOf(file)))).toEqual([]);
});

/** The comments of a file, and the titles of its tests, without what is quoted in backticks. */
function proseIn(file: string): { place: string; text: string }[] {
  const code = textOf(file);
  const titles = [...code.matchAll(/\b(?:it|test|describe)(?:\.\w+)*\(\s*(['"])(.*?)\1/g)].map(
    (match) => match[2] ?? '',
  );
  const comments = parseSync(file, code).comments.map(({ value }) => value.replace(/`[^`]*`/g, ''));
  return [...titles, ...comments].map((text) => ({ place: file, text }));
}

test('comments and titles of tests say color, log in and log out, as the pages do', () => {
  const other = /\bcolour(s|ed)?\b|\bsign(s|ed|ing)?[ -](in|out)\b(?! a row)/i;
  // The comments of the generated file are those of migrations, which stay as they are.
  const prose = sourceFiles.filter((file) => file !== 'server/database/tables.ts').flatMap(proseIn);
  expect(prose.length).toBeGreaterThan(5000);
  expect(prose.filter(({ text }) => other.test(text))).toEqual([]);
});
