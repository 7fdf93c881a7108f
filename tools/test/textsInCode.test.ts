/** What people read is in `texts/`, in both languages, and not in the code that shows it. */
import { expect, test } from 'vitest';
import { sourceFiles, textOf } from './sources.ts';
import { shownTextsIn, userTextsIn } from './userTexts.ts';

const files = sourceFiles.filter(
  (file) =>
    /^(web|domain|server)\//.test(file) && !/\.test\.tsx?$|^(server|web)\/testing\/|Queries\.ts$/.test(file),
);

/**
 * Words that begin like a sentence or a heading, wherever they are. On the server such words are for the log, the terminal
 * and the API reference, which are in English.
 */
const wordsIn = (file: string, code: string) =>
  file.startsWith('server/')
    ? []
    : userTextsIn(file, code).filter(({ text }) => /^(\p{Lu}\p{Ll}|[\u0980-\u09FF])/u.test(text));

const textsIn = (file: string, code: string) => [...shownTextsIn(file, code), ...wordsIn(file, code)];

/** Words that are the same in both languages, or that people do not read. */
const allowed: readonly [files: RegExp, texts: RegExp, why: string][] = [
  [/^web\//, /^(Escape|Enter|Tab|Home|End)$/, 'keys of the keyboard'],
  [/^domain\/shipped\w+(Bn)?\.ts/, /./, 'content that comes with the shop, in a file for each language'],
  [/^domain\/(\w*([dD]istrict|[tT]hana|[zZ]one|Area)\w*|courierPlaces|addresses\.schema)\.ts/, /./, 'places'],
  [/^(domain\/(deliveryTimes|messages\/placeIndex)|web\/seo\/offerFacts)\.ts/, /^Dhaka$/, 'a place'],
  [/^domain\/(messages\/\w+|search\w+)\.ts/, /./, 'words that customers type'],
  [/^domain\/(couriers|builtInLayouts|statementLayouts|courierFields)\.ts/, /./, 'couriers and their files'],
  [/^domain\/(sheetColumns|productSheet)\.ts|productImport\/template\.ts/, /./, 'columns of the product CSV'],
  [/^domain\/(feedFormats|productFeeds)\.ts/, /./, 'feeds of Google and Meta, in English'],
  [/^web\/(seo\/jsonLd|components\/product\/productFacts)\.ts/, /^[A-Z][a-z]+$/, 'types of schema.org'],
  [
    /^domain\/(batches|colourPresets|editedFields|products|settingsVersions)\.ts/,
    /./,
    'stored words, shown by texts',
  ],
  [/ProductBadges/, /^Featured$/, 'such a word'],
  [/^domain\/auditFields\.ts/, /^[a-z]+$/, 'kinds of values'],
  [/^domain\/(settings|problems)\.ts/, /^(Kakon|Problem)$/, 'the name of the shop, and of a class'],
  [/deviceName|SocialLinks/, /./, 'names of programs and companies'],
  [/ProfileForm/, /^বাংলা$/, 'the language, in itself'],
  [/(track|CouponValueFields)\.tsx/, /^[A-Z]+\d+$/, 'an order number and a code'],
  [/(SettingField|FeedSection)\.tsx/, /^(https:\/\/$|\{\}\/)/, 'addresses of pages'],
  [/SearchField|useSearchBox/, /^search$/, 'a parameter of addresses'],
  [/^web\/(api|serviceWorker)\//, /^(Bearer|Responded with)\b/, 'a header, and an error for the console'],
  [/pushAlerts/, /^Notification$/, 'a part of the browser'],
  [/^server\/(loggedError|http\/createFastify)\.ts/, /./, 'for the log'],
  [/^server\/http\/(endpointRequest|malformedRequests|apiReference\/\w+)\.ts/, /./, 'for programs'],
  [/^server\/webhooks\/webhooks\.ts/, /^This is a test of the shop\.$/, 'for programs'],
];
const isAllowed = ({ place, text }: { place: string; text: string }) =>
  allowed.some(([files, texts]) => files.test(place) && texts.test(text));

const found = files.flatMap((file) => textsIn(file, textOf(file)));

test('texts are found between tags, in attributes, in messages, and where words begin like a sentence', () => {
  const code = `import { a } from 'The a.ts';
toast('saved');
toast(texts.saved, 'good');
const headings = ['Second phone', 'phone'];
export const F = ({ n, b }: { n: 'One two' }) => (
  <Field label="phone" hint={n ? 'in full' : \`\${n} left\`} className="Two words" error={e('x')}>
    or {b === 'one' && 'two'} {b('three')} {texts.four}
  </Field>
);
throw new Problem('invalidInput', { message: 'not valid' });`;
  expect(textsIn('web/x.tsx', code)).toEqual([
    { place: 'web/x.tsx:2', text: 'saved' },
    { place: 'web/x.tsx:6', text: 'phone' },
    { place: 'web/x.tsx:6', text: 'in full' },
    { place: 'web/x.tsx:6', text: '{} left' },
    { place: 'web/x.tsx:6', text: 'or' },
    { place: 'web/x.tsx:7', text: 'two' },
    { place: 'web/x.tsx:10', text: 'not valid' },
    { place: 'web/x.tsx:4', text: 'Second phone' },
  ]);
});

test('pages, rules and responses have no texts of their own', () => {
  expect(found.length).toBeGreaterThan(500);
  expect(found.filter((one) => !isAllowed(one))).toEqual([]);
});

test.each(allowed)('%s has words that match %s: %s', (files, texts) => {
  expect(found.some(({ place, text }) => files.test(place) && texts.test(text))).toBe(true);
});
