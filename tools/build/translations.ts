/** Compares the texts of both languages. A page that misses a text would show 'undefined', so nothing is built then. */
import { existsSync, globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '../launch/pinnedNode.mjs';

export type Texts = Readonly<Record<string, unknown>>;

/** Modules of texts/ that hold no texts of their own. */
const WITHOUT_TEXTS = ['language', 'numbers', 'dates', 'plurals', 'problemMessages'];

const featuresIn = (language: 'en' | 'bn'): readonly string[] =>
  globSync(`texts/${language}/*.ts`, { cwd: root })
    .map((file) => basename(file, '.ts'))
    .filter((name) => !WITHOUT_TEXTS.includes(name));

/** The names of all files with texts, in either language. */
export const textFeatures = (): readonly string[] =>
  [...new Set([...featuresIn('en'), ...featuresIn('bn')])].sort();

/** Empty if the language has no file of that name. */
export async function textsOf(feature: string, language: 'en' | 'bn'): Promise<Texts> {
  const file = join(root, 'texts', language, `${feature}.ts`);
  return existsSync(file) ? import(file) : {};
}

/** 'cartTexts.removeName' and what it says, for every text however deep. */
export function* textsIn(value: unknown, path = ''): Generator<[path: string, text: string]> {
  if (typeof value === 'string') yield [path, value];
  else if (typeof value === 'function') yield [path, String(value)];
  else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) yield* textsIn(inner, path ? `${path}.${key}` : key);
  }
}

const pathsIn = (texts: Texts): string[] => [...textsIn(texts)].map(([path]) => path);

/** 'texts/bn/cart.ts: cartTexts.removeName' for each text that one language has and the other has not. */
export function missingTexts(feature: string, en: Texts, bn: Texts): string[] {
  const missingIn = (language: 'en' | 'bn', its: readonly string[], others: readonly string[]) =>
    others.filter((path) => !its.includes(path)).map((path) => `texts/${language}/${feature}.ts: ${path}`);
  const [english, bangla] = [pathsIn(en), pathsIn(bn)];
  return [...missingIn('bn', bangla, english), ...missingIn('en', english, bangla)];
}

/** Rejects with a line for each text without a translation. */
export async function refuseMissingTexts(): Promise<void> {
  const missing = await Promise.all(
    textFeatures().map(async (feature) =>
      missingTexts(feature, await textsOf(feature, 'en'), await textsOf(feature, 'bn')),
    ),
  );
  const lines = missing.flat();
  if (lines.length > 0) throw new Error(`Texts without a translation:\n${lines.join('\n')}`);
}
