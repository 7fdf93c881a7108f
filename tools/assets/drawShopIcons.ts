/**
 * Draws the shop's logo, two linked bangles, in the sizes that browsers and phones need, and the preview picture for
 * shared links.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const WINE = '#6d1a2d';
const GOLD = '#e7c684';
const IVORY = '#fbf3e4';
/** A gold that is visible on ivory. */
const ANTIQUE = '#a67c2d';

const publicFolder = new URL('../../web/public/', import.meta.url);
const pathOf = (name: string): string => fileURLToPath(new URL(name, publicFolder));

const ellipse = (x: number, stroke: string, width: number, rest = ''): string =>
  `<ellipse cx="${x}" cy="32" rx="13.5" ry="18.5" stroke="${stroke}" stroke-width="${width}"${rest}/>`;
const LEFT = 24.5;
const RIGHT = 39.5;

/** Cuts the part out of one ring that the other ring covers, with a gap on both sides. */
const gap = (id: string, over: number, half: string): string =>
  `<clipPath id="${id}-half"><path d="${half}"/></clipPath><mask id="${id}" maskUnits="userSpaceOnUse" x="0" y="0" width="64" height="64">` +
  `<path fill="#fff" d="M0 0h64v64H0z"/>${ellipse(over, '#000', 8, ` clip-path="url(#${id}-half)"`)}</mask>`;

/** The left bangle lies over the right one at the bottom and under it at the top. */
const bangles = (left = GOLD, right = IVORY): string =>
  `<g fill="none">${gap('above', RIGHT, 'M0 0h64v32H0z')}${gap('below', LEFT, 'M0 32h64v32H0z')}` +
  `${ellipse(LEFT, left, 4.25, ' mask="url(#above)"')}${ellipse(RIGHT, right, 4.25, ' mask="url(#below)"')}</g>`;

const drawing = (size: number, inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 64 64">${inside}</svg>`;

/** An icon with its own round corners, for the tab of a browser. */
const tabIcon = drawing(64, `<rect width="64" height="64" rx="14" fill="${WINE}"/>${bangles()}`);

/** Fills the whole square, because phones cut icons to their own shape. The bangles lie within every such shape. */
const phoneIcon = (size: number): string =>
  drawing(
    size,
    `<rect width="64" height="64" fill="${WINE}"/><g transform="translate(32 32) scale(.86) translate(-32 -32)">${bangles()}</g>`,
  );

const writePng = (name: string, svg: string) =>
  sharp(Buffer.from(svg)).png({ compressionLevel: 9, palette: true }).toFile(pathOf(name));

/** The preview picture of a shared link: the gold banner with the logo in its plain left part. */
async function writeLinkPicture(): Promise<void> {
  const banner = fileURLToPath(new URL('../../demo/banners/banner-gold-silk.jpg', import.meta.url));
  const mark = drawing(240, bangles());
  await sharp(banner)
    .resize(1200, 630, { fit: 'cover', position: 'right' })
    .composite([{ input: Buffer.from(mark), left: 96, top: 195 }])
    .jpeg({ quality: 84, mozjpeg: true })
    .toFile(pathOf('og.jpg'));
}

await mkdir(publicFolder, { recursive: true });
await writeFile(pathOf('favicon.svg'), `${tabIcon}\n`);
await writeFile(pathOf('logo.svg'), `${drawing(64, bangles(ANTIQUE, WINE))}\n`);
await writePng('icon-192.png', phoneIcon(192));
await writePng('icon-512.png', phoneIcon(512));
await writePng('apple-touch-icon.png', phoneIcon(180));
await writeLinkPicture();
