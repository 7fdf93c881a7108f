/** The small file of Bangla shows what it is for exactly as the whole one does. */
import { readFile } from 'node:fs/promises';
import { shape } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { expect, test } from 'vitest';
import { commonConjuncts } from '../web/plainBangla.ts';
import { fontOf, syllablesOf, textOf } from './cutConjuncts.ts';

const letters = Array.from({ length: 0x9e0 - 0x985 }, (_, index) => String.fromCodePoint(0x985 + index)).join(
  '',
);
const outsideTheList = /[\u098C-\u098E\u0991\u0992\u09A9\u09B1\u09B3-\u09B5\u09DE]/g;

async function setIn(file: string) {
  const bytes = await readFile(new URL(`../web/styles/fonts/${file}`, import.meta.url));
  const font = fontOf(await subsetFont(bytes, '', { keepAllGlyphs: true, targetFormat: 'sfnt' } as object));
  return (text: string) => {
    const buffer = textOf(text);
    shape(font, buffer);
    return buffer.getGlyphPositions().map(({ xAdvance, xOffset, yOffset }) => [xAdvance, xOffset, yOffset]);
  };
}

test('the small file sets every common syllable as the whole one does, and no other', async () => {
  const [plain, whole] = await Promise.all([setIn('anek-bangla-plain.woff2'), setIn('anek-bangla.woff2')]);
  const differing = (texts: readonly string[]) =>
    texts.filter((text) => JSON.stringify(plain(text)) !== JSON.stringify(whole(text)));
  const common = syllablesOf(letters.replace(outsideTheList, ''), commonConjuncts);
  expect(common.length).toBeGreaterThan(2_000);
  expect(differing([...common, 'ড়', 'ঢ়', 'য়', '০১২৩৪৫৬৭৮৯', 'কাঁকন', 'দুঃখ।'])).toEqual([]);
  expect(differing(['লক্ষ্মী', 'উজ্জ্বল'])).toEqual(['লক্ষ্মী', 'উজ্জ্বল']);
});
