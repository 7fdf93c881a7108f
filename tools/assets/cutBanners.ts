/**
 * Cuts the pictures of the home page: three banners and a small picture for each category. They belong to the shop and
 * not to its catalogue. Run it by hand after a picture was replaced.
 */
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { root } from '../launch/pinnedNode.mjs';

const home = join(root, 'web', 'components', 'home', 'pictures');

const banners = ['gold-silk', 'pearl-stone', 'cosmetics-peach'];
/**
 * The products are in the right half of a banner. Phones show only that part, with the text below. Wide screens show
 * the whole banner, with the text on its left.
 */
const close = { left: 744, top: 0, width: 1125, height: 900 };
const closeWidths = [480, 780, 1080];
const wideWidths = [960, 1440, 1920];

const categories = {
  bangles: 'bangles-glass-multi.jpg',
  earrings: 'earrings-chandbali.jpg',
  cosmetics: 'cosmetics-lipstick-red.jpg',
  necklaces: 'necklaces-kundan-bib.jpg',
  rings: 'rings-emerald.jpg',
  alna: 'alna-dowel-bangle-stand.jpg',
  combo: 'combo-gold-festive.jpg',
};
const tileWidths = [200, 400];

/** Few browsers read neither AVIF nor WebP. They get these widths of JPEG. */
const jpegWidths = [1440, 780, 400];

/** Nearly all browsers on wide screens read AVIF, so wide banners have no WebP. The other browsers get JPEG. */
async function write(name: string, whole: Sharp, width: number, hasWebp = true): Promise<void> {
  const picture = whole.clone().resize(width);
  const file = join(home, `${name}-${width}`);
  await picture.clone().avif({ quality: 52, effort: 6 }).toFile(`${file}.avif`);
  if (hasWebp) await picture.clone().webp({ quality: 72, effort: 6 }).toFile(`${file}.webp`);
  if (jpegWidths.includes(width)) {
    await picture.clone().jpeg({ quality: 76, mozjpeg: true }).toFile(`${file}.jpg`);
  }
}

for (const banner of banners) {
  const whole = sharp(join(root, `demo/banners/banner-${banner}.jpg`));
  for (const width of closeWidths) await write(`${banner}-close`, whole.clone().extract(close), width);
  for (const width of wideWidths) await write(`${banner}-wide`, whole, width, false);
}
for (const [category, file] of Object.entries(categories))
  for (const width of tileWidths) await write(category, sharp(join(root, `demo/photos/${file}`)), width);
