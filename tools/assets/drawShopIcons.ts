/**
 * Draws the phones' icons and the preview picture for shared links from the shop's logo, two linked bangles in
 * web/public/favicon.svg. Run it by hand after a change of the logo.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { root } from '../launch/pinnedNode.mjs';

const WINE = '#6d1a2d';

const logo = await readFile(join(root, 'web/public/favicon.svg'), 'utf8');

/** The bangles alone, without the square behind them. */
const bangles = (size: number) =>
  sharp(Buffer.from(logo.replace(/<rect[^>]*>/, '')), { density: size })
    .resize(size)
    .png()
    .toBuffer();

/** Fills the whole square, because phones cut icons to their own shape. The bangles lie within every such shape. */
async function drawIcon(file: string, size: number): Promise<void> {
  await sharp({ create: { width: size, height: size, channels: 4, background: WINE } })
    .composite([{ input: await bangles(Math.round(size * 0.86)) }])
    .png({ compressionLevel: 9, palette: true })
    .toFile(join(root, `web/public/${file}`));
}

await drawIcon('icon-192.png', 192);
await drawIcon('icon-512.png', 512);
await drawIcon('apple-touch-icon.png', 180);
// The gold banner with the logo in its plain left part.
await sharp(join(root, 'demo/banners/banner-gold-silk.jpg'))
  .resize(1200, 630, { fit: 'cover', position: 'right' })
  .composite([{ input: await bangles(240), left: 96, top: 195 }])
  .jpeg({ quality: 84, mozjpeg: true })
  .toFile(join(root, 'web/public/og.jpg'));
