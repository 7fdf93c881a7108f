/**
 * Cuts the faces' Latin and taka-sign files down to what the shop's own texts are set in, so that a first view
 * takes few bytes of type. Run by hand after a change of face; its results stand in web/styles/fonts.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(0x20 + index)).join('');
const latin = `${ascii}\u00A0©·×–—‘’“”•…−`;
const taka = '৳';

interface Cut {
  from: string;
  to: string;
  text: string;
  variationAxes?: Record<string, { min: number; max: number }>;
}

const anek = '@fontsource-variable/anek-bangla/files/anek-bangla';
const tiro = '@fontsource/tiro-bangla/files/tiro-bangla';
const weights = { wght: { min: 400, max: 700 } };

const cuts: Cut[] = [
  { from: `${anek}-latin-wght-normal.woff2`, to: 'anek-latin.woff2', text: latin, variationAxes: weights },
  { from: `${anek}-bengali-wght-normal.woff2`, to: 'anek-taka.woff2', text: taka, variationAxes: weights },
  { from: `${tiro}-latin-400-normal.woff2`, to: 'tiro-latin.woff2', text: latin },
  { from: `${tiro}-bengali-400-normal.woff2`, to: 'tiro-taka.woff2', text: taka },
];

for (const { from, to, text, variationAxes } of cuts) {
  const source = await readFile(fileURLToPath(import.meta.resolve(from)));
  const cut = await subsetFont(source, text, { targetFormat: 'woff2', variationAxes });
  await writeFile(fileURLToPath(new URL(`../web/styles/fonts/${to}`, import.meta.url)), cut);
  console.log(`${to}  ${source.length} → ${cut.length} bytes`);
}
