/** Puts the photos of single products together for the sets that were never photographed as one. */
import { fileURLToPath } from 'node:url';
import sharp, { type OverlayOptions } from 'sharp';

interface Rectangle {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Part of a photo and the place it takes in the picture. */
interface Piece {
  photo: string;
  crop?: Rectangle;
  place: Rectangle;
}

const SIDE = 800;
const GAP = 8;
const HALF = (SIDE - GAP) / 2;
const IVORY = '#faf6ee';

const top: Rectangle = { left: 0, top: 0, width: SIDE, height: HALF };
const bottom: Rectangle = { ...top, top: HALF + GAP };
const left: Rectangle = { left: 0, top: 0, width: HALF, height: SIDE };
const corner = (column: 0 | 1, row: 0 | 1): Rectangle => ({
  left: column * (HALF + GAP),
  top: row * (HALF + GAP),
  width: HALF,
  height: HALF,
});
/** A photo's full width between two heights. */
const band = (from: number, to: number): Rectangle => ({
  left: 0,
  top: from,
  width: SIDE,
  height: to - from,
});

const pictures: Record<string, readonly Piece[]> = {
  'combo-nil-pathor': [
    { photo: 'necklaces-blue-pendant', crop: band(280, 690), place: top },
    { photo: 'earrings-studs-sapphire', crop: band(200, 600), place: bottom },
  ],
  'combo-rupali': [
    { photo: 'necklaces-silver-coins', crop: band(330, 726), place: top },
    { photo: 'earrings-jhumka-oxidised', place: corner(0, 1) },
    { photo: 'bangles-oxidised-silver', place: corner(1, 1) },
  ],
  'combo-rose-gold': [
    {
      photo: 'necklaces-rose-gold-locket',
      crop: { left: 202, top: 0, width: HALF, height: SIDE },
      place: left,
    },
    { photo: 'bangles-rose-gold-thin', place: corner(1, 0) },
    { photo: 'rings-rose-gold-twist', place: corner(1, 1) },
  ],
  'combo-lipstick-duo': [
    { photo: 'cosmetics-lipstick-red', crop: band(55, 705), place: top },
    { photo: 'cosmetics-lipstick-nude', crop: band(60, 800), place: bottom },
  ],
  'combo-bali-duo': [
    { photo: 'earrings-hoops-gold', crop: band(85, 650), place: top },
    { photo: 'earrings-hoops-silver', crop: band(110, 690), place: bottom },
  ],
  'combo-rajkonya': [
    { photo: 'earrings-chandbali', crop: band(140, 635), place: top },
    { photo: 'bangles-kundan', crop: band(50, 800), place: bottom },
  ],
};

const photos = new URL('../demo/photos/', import.meta.url);
const pathOf = (name: string): string => fileURLToPath(new URL(`${name}.jpg`, photos));

/** What the crop leaves empty beside it is filled by drawing its edge on: the backdrops are plain. */
async function laid({ photo, crop = band(0, SIDE), place }: Piece): Promise<OverlayOptions> {
  const scaled = await sharp(pathOf(photo))
    .extract(crop)
    .resize({ width: place.width, height: place.height, fit: 'inside' })
    .toBuffer({ resolveWithObject: true });
  const missing = place.width - scaled.info.width;
  const before = Math.floor(missing / 2);
  const input = await sharp(scaled.data)
    .extend({
      left: before,
      right: missing - before,
      bottom: place.height - scaled.info.height,
      extendWith: 'copy',
    })
    .toBuffer();
  return { input, left: place.left, top: place.top };
}

for (const [name, pieces] of Object.entries(pictures)) {
  await sharp({ create: { width: SIDE, height: SIDE, channels: 3, background: IVORY } })
    .composite(await Promise.all(pieces.map(laid)))
    .jpeg({ quality: 88, mozjpeg: true })
    .toFile(pathOf(name));
}
