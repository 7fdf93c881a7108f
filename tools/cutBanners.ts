/**
 * Cuts the pictures of the home page, which belong to the shop and not to its catalogue: three banners and a small one
 * for each category. Run by hand when one is exchanged.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp, { type Sharp } from 'sharp';

const demo = new URL('../demo/', import.meta.url);
const home = new URL('../web/components/home/pictures/', import.meta.url);

const banners = ['gold-silk', 'pearl-stone', 'cosmetics-peach'];
/** The goods stand in the right half of a banner; that part is shown, with the words beside or below it. */
const close = { left: 780, top: 0, width: 1080, height: 900 };
const closeWidths = [480, 780, 1080];

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

/** Browsers that read neither of the newer formats are few: they get one width. */
const jpegWidths = [780, 400];

async function write(name: string, whole: Sharp, width: number): Promise<void> {
  const picture = whole.clone().resize(width);
  const formats = {
    avif: picture.clone().avif({ quality: 52, effort: 6 }),
    webp: picture.clone().webp({ quality: 72, effort: 6 }),
    ...(jpegWidths.includes(width) && { jpg: picture.clone().jpeg({ quality: 76, mozjpeg: true }) }),
  };
  for (const [format, made] of Object.entries(formats)) {
    await writeFile(fileURLToPath(new URL(`${name}-${width}.${format}`, home)), await made.toBuffer());
  }
}

await mkdir(home, { recursive: true });
for (const banner of banners) {
  const whole = sharp(fileURLToPath(new URL(`banners/banner-${banner}.jpg`, demo)));
  for (const width of closeWidths) await write(`${banner}-close`, whole.clone().extract(close), width);
}
for (const [category, file] of Object.entries(categories)) {
  const photo = sharp(fileURLToPath(new URL(`photos/${file}`, demo)));
  for (const width of tileWidths) await write(category, photo, width);
}
