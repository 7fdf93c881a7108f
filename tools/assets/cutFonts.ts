/**
 * Reduces the fonts to the letters that texts of this shop use, so that a first view loads few bytes. Bangla keeps all
 * its conjuncts, in one weight, without the letters of Assamese and Sanskrit. Run it by hand after a change of font. It
 * writes to web/styles/fonts.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(0x20 + index)).join('');
const latin = `${ascii}\u00A0©·×–—‘’“”•…−`;
const taka = '৳';

const span = (first: number, last: number): string =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');

/**
 * Bangla in Unicode: signs, vowels, consonants, vowel signs, digits, danda and the joiners.
 */
const bangla = [
  span(0x981, 0x983),
  span(0x985, 0x98b),
  span(0x98f, 0x990),
  span(0x993, 0x9a8),
  span(0x9aa, 0x9b0),
  span(0x9b2, 0x9b2),
  span(0x9b6, 0x9b9),
  span(0x9bc, 0x9c3),
  span(0x9c7, 0x9c8),
  span(0x9cb, 0x9ce),
  span(0x9d7, 0x9d7),
  span(0x9dc, 0x9dd),
  span(0x9df, 0x9df),
  span(0x9e6, 0x9ef),
  span(0x964, 0x965),
  span(0x200c, 0x200d),
  ' ',
].join('');

interface Cut {
  from: string;
  to: string;
  text: string;
  /** The features that shape words, and lining and tabular figures. Without stylistic sets, small capitals and fractions. */
  keepFeatures: string[];
  variationAxes?: Record<string, number | { min: number; max: number }>;
}

const anek = '@fontsource-variable/anek-bangla/files/anek-bangla';
const tiro = '@fontsource/tiro-bangla/files/tiro-bangla';
const weights = { wght: { min: 400, max: 700 } };
const ofLatin = ['ccmp', 'locl', 'kern', 'liga', 'mark', 'tnum', 'lnum'];
const joining = 'nukt akhn rphf blwf half pstf vatu cjct init pres abvs blws psts haln'.split(' ');
const ofBangla = ['ccmp', 'locl', 'abvm', 'blwm', 'mark', 'mkmk', ...joining];

const cuts: Cut[] = [
  {
    from: `${anek}-latin-wght-normal.woff2`,
    to: 'anek-latin.woff2',
    text: latin,
    keepFeatures: ofLatin,
    variationAxes: weights,
  },
  {
    from: `${anek}-bengali-wght-normal.woff2`,
    to: 'anek-taka.woff2',
    text: taka,
    keepFeatures: [],
    variationAxes: weights,
  },
  {
    from: `${anek}-bengali-wght-normal.woff2`,
    to: 'anek-bangla.woff2',
    text: bangla,
    keepFeatures: ofBangla,
    variationAxes: { wght: 400 },
  },
  { from: `${tiro}-latin-400-normal.woff2`, to: 'tiro-latin.woff2', text: latin, keepFeatures: ofLatin },
  { from: `${tiro}-bengali-400-normal.woff2`, to: 'tiro-taka.woff2', text: taka, keepFeatures: [] },
  { from: `${tiro}-bengali-400-normal.woff2`, to: 'tiro-bangla.woff2', text: bangla, keepFeatures: ofBangla },
];

/** Only screens with few pixels need hints, and no phone has one. */
const small = { targetFormat: 'woff2', noHinting: true } as const;

const pathOf = (name: string) => fileURLToPath(new URL(`../../web/styles/fonts/${name}`, import.meta.url));

for (const { from, to, text, ...options } of cuts) {
  const source = await readFile(fileURLToPath(import.meta.resolve(from)));
  const cut = await subsetFont(source, text, { ...small, ...options });
  await writeFile(pathOf(to), cut);
  console.log(`${to}  ${source.length} → ${cut.length} bytes`);
}
