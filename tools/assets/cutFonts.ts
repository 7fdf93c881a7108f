/**
 * Reduces the fonts to the letters that texts of this shop use, so that a first view loads few bytes. Bangla keeps all
 * its conjuncts, in two weights, without the letters of Assamese and Sanskrit. Run it by hand after a change of font. It
 * writes to web/styles/fonts.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { root } from '../launch/pinnedNode.mjs';

/** The characters up to U+2FFF that match. */
const characters = (pattern: RegExp): string =>
  Array.from({ length: 0x3000 }, (_, code) => String.fromCodePoint(code))
    .filter((character) => pattern.test(character))
    .join('');

const latin = characters(/[ -~\u00A0©·×–—‘’“”•…−]/);
const taka = '৳';
/** What the link to the Bangla shop says. English pages show it in this font: some computers have none for Bangla. */
const nameOfBangla = 'বাংলা';
/** Signs, vowels, consonants, vowel signs and digits of Bangla, with danda and the joiners. */
const bangla = characters(
  /[ \u0964\u0965\u0981-\u0983\u0985-\u098b\u098f\u0990\u0993-\u09a8\u09aa-\u09b0\u09b2\u09b6-\u09b9\u09bc-\u09c3\u09c7\u09c8\u09cb-\u09ce\u09d7\u09dc\u09dd\u09df\u09e6-\u09ef\u200c\u200d]/,
);

/** The features that shape words, and lining and tabular figures. Without stylistic sets, small capitals and fractions. */
const ofLatin = ['ccmp', 'locl', 'kern', 'liga', 'mark', 'tnum', 'lnum'];
const joining = 'nukt akhn rphf blwf half pstf vatu cjct init pres abvs blws psts haln'.split(' ');
const ofBangla = ['ccmp', 'locl', 'abvm', 'blwm', 'mark', 'mkmk', ...joining];
/** Tiro places ং and ঃ by distances: without them the next letter covers the sign. */
const ofTiro = [...ofBangla, 'dist'];

const anek = '@fontsource-variable/anek-bangla/files/anek-bangla';
const tiro = '@fontsource/tiro-bangla/files/tiro-bangla';
type Axes = Record<string, number | { min: number; max: number }>;
const weights = { wght: { min: 400, max: 700 } };

await cut(`${anek}-latin-wght-normal`, 'anek-latin', latin, ofLatin, weights);
await cut(`${anek}-latin-wght-normal`, 'anek-latin-regular', latin, ofLatin, { wght: 400 });
await cut(`${anek}-bengali-wght-normal`, 'anek-taka', taka + nameOfBangla, [], weights);
// Bangla pages take the taka sign from here, so they need no file for it alone.
await cut(`${anek}-bengali-wght-normal`, 'anek-bangla', bangla + taka, ofBangla, { wght: 400 });
await cut(`${anek}-bengali-wght-normal`, 'anek-bangla-medium', bangla + taka, ofBangla, { wght: 550 });
await cut(`${tiro}-latin-400-normal`, 'tiro-latin', latin, ofLatin);
await cut(`${tiro}-bengali-400-normal`, 'tiro-taka', taka, []);
await cut(`${tiro}-bengali-400-normal`, 'tiro-bangla', bangla, ofTiro);

async function cut(from: string, to: string, text: string, keepFeatures: string[], variationAxes?: Axes) {
  const source = await readFile(new URL(import.meta.resolve(`${from}.woff2`)));
  // Only screens with few pixels need hints, and no phone has one.
  const options = { targetFormat: 'woff2', noHinting: true, keepFeatures, variationAxes } as const;
  const reduced = await subsetFont(source, text, options);
  await writeFile(join(root, `web/styles/fonts/${to}.woff2`), reduced);
  console.log(`${to}  ${source.length} → ${reduced.length} bytes`);
}
