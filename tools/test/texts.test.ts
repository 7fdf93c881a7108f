/** Every text is there in both languages, and a Bangla text is in Bangla. */
import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { languageNow, readLanguageFrom } from '#texts/language.ts';
import { root } from '../launch/pinnedNode.mjs';
import { latinInBangla } from './latinInBangla.ts';

type Texts = Record<string, unknown>;

/** Modules of texts/ that hold no texts of their own. */
const tools = ['language', 'numbers', 'dates', 'plurals', 'problemMessages'];
const names = globSync('texts/en/*.ts', { cwd: root }).map((file) => basename(file, '.ts'));
const features = await Promise.all(
  names
    .filter((name) => !tools.includes(name))
    .map(async (name): Promise<[feature: string, en: Texts, bn: Texts, joined: Texts]> => {
      const [en, bn, joined] = await Promise.all(
        ['en/', 'bn/', ''].map(
          (directory): Promise<Texts> => import(join(root, `texts/${directory}${name}.ts`)),
        ),
      );
      if (!en || !bn || !joined) throw new Error(`${name} is not there in both languages`);
      return [name, en, bn, joined];
    }),
);
const pathsIn = (texts: Texts) => [...textsIn(texts, '')].map(([path]) => path).sort();

/** 'cartTexts.removeName' and what it says, for every text however deep. */
function* textsIn(value: unknown, path: string): Generator<[path: string, text: string]> {
  if (typeof value === 'string') yield [path, value];
  else if (typeof value === 'function') yield [path, String(value)];
  else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) yield* textsIn(inner, `${path}.${key}`);
  }
}

test.each(features)(
  '%s: both languages and what joins them have the same texts',
  (_feature, en, bn, joined) => {
    expect(pathsIn(en)).not.toEqual([]);
    expect(pathsIn(bn)).toEqual(pathsIn(en));
    expect(pathsIn(joined)).toEqual(pathsIn(en));
  },
);

test.each(features)('%s: no Bangla text has Latin words in it', (_feature, _en, bn) => {
  const found = [...textsIn(bn, '')].map(([path, text]) => [path, latinInBangla(text)] as const);
  expect(found.filter(([, words]) => words.length > 0)).toEqual([]);
});

test.each(features)('%s: texts are read in the language of the moment', (_feature, en, bn, joined) => {
  expect(languageNow()).toBe('en');
  expect([...textsIn(joined, '')]).toEqual([...textsIn(en, '')]);
  readLanguageFrom(() => 'bn');
  onTestFinished(() => readLanguageFrom(() => 'en'));
  // Node writes functions as their source, so both sides are read in the same way.
  expect(Object.fromEntries(textsIn(joined, ''))).toEqual(Object.fromEntries(textsIn(bn, '')));
});
