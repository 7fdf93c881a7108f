/** Every text is there in both languages, and a Bangla text is in Bangla. */
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { languageNow, readLanguageFrom } from '#texts/language.ts';
import { missingTexts, type Texts, textFeatures, textsIn, textsOf } from '../build/translations.ts';
import { root } from '../launch/pinnedNode.mjs';
import { latinInBangla, latinNumbersIn } from './latinInBangla.ts';

const features = await Promise.all(
  textFeatures().map(async (name): Promise<[feature: string, en: Texts, bn: Texts, joined: Texts]> => {
    const joined: Promise<Texts> = import(join(root, 'texts', `${name}.ts`));
    return [name, await textsOf(name, 'en'), await textsOf(name, 'bn'), await joined];
  }),
);
const pathsIn = (texts: Texts) => [...textsIn(texts)].map(([path]) => path).sort();

test.each(features)('%s: both languages and what joins them have the same texts', (name, en, bn, joined) => {
  expect(pathsIn(en)).not.toEqual([]);
  expect(missingTexts(name, en, bn)).toEqual([]);
  expect(pathsIn(joined)).toEqual(pathsIn(en));
});

test('nothing is built while a text has no translation', () => {
  const en = { cartTexts: { title: 'Cart', remove: (name: string) => `Remove ${name}` }, old: 'Old' };
  const bn = { cartTexts: { title: 'কার্ট' }, old: 'পুরোনো', newer: 'নতুন' };
  expect(missingTexts('cart', en, bn)).toEqual([
    'texts/bn/cart.ts: cartTexts.remove',
    'texts/en/cart.ts: newer',
  ]);
  expect(missingTexts('cart', en, {})).toHaveLength(3);
});

test.each(features)('%s: no Bangla text has Latin words or digits in it', (_feature, _en, bn) => {
  const found = [...textsIn(bn)].map(
    ([path, text]) => [path, [...latinInBangla(text), ...latinNumbersIn(text)]] as const,
  );
  expect(found.filter(([, words]) => words.length > 0)).toEqual([]);
});

test.each(features)('%s: texts are read in the language of the moment', (_feature, en, bn, joined) => {
  expect(languageNow()).toBe('en');
  expect([...textsIn(joined)]).toEqual([...textsIn(en)]);
  readLanguageFrom(() => 'bn');
  onTestFinished(() => readLanguageFrom(() => 'en'));
  // Node writes functions as their source, so both sides are read in the same way.
  expect(Object.fromEntries(textsIn(joined))).toEqual(Object.fromEntries(textsIn(bn)));
});
