import { readFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { jpeg, picture, pngClaiming } from '#server/testing/pictures.ts';
import { developPhoto } from './developPhoto.ts';

const megabyte = 1024 * 1024;
const muchText = deflateSync(Buffer.alloc(200 * megabyte));

let decodes = 0;

/** Counts how often sharp processes pixels. Reading a header is not counted. */
async function decodesDuring<T>(work: () => Promise<T>): Promise<T> {
  decodes = 0;
  const count = () => {
    decodes += 1;
  };
  sharp.queue.on('change', count);
  return work().finally(() => sharp.queue.off('change', count));
}

/** The color name at a position of a developed photo. */
async function colourAt(bytes: Buffer, left: number, top: number): Promise<'red' | 'blue'> {
  const [r = 0, , b = 0] = await sharp(bytes).extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
  return r > b ? 'red' : 'blue';
}

describe('an accepted photo', () => {
  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('may be a %s', async (format) => {
    const master = await developPhoto(await picture().toFormat(format).toBuffer());
    expect(master).toMatchObject({ width: 800, height: 600, format: 'jpeg' });
    const seen = await sharp(master.bytes).metadata();
    expect(seen).toMatchObject({ format: 'jpeg', width: 800, height: 600 });
    expect(await colourAt(master.bytes, 100, 300)).toBe('red');
    expect(await colourAt(master.bytes, 700, 300)).toBe('blue');
  });

  it('keeps transparency', async () => {
    const glass = { create: { width: 40, height: 30, channels: 4 as const, background: '#ff000080' } };
    const master = await developPhoto(await sharp(glass).png().toBuffer());
    expect(master.format).toBe('webp');
    const { data } = await sharp(master.bytes).raw().toBuffer({ resolveWithObject: true });
    expect(Math.abs((data[3] ?? 0) - 128)).toBeLessThan(3);
  });

  it('is rotated upright, and its size is that of the upright picture', async () => {
    // As a phone held upright writes it: rotated, with an orientation tag.
    const lying = await picture({ width: 80, height: 60 }).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const master = await developPhoto(lying);
    expect(master).toMatchObject({ width: 60, height: 80 });
    expect(await colourAt(master.bytes, 30, 10)).toBe('red');
    expect(await colourAt(master.bytes, 30, 70)).toBe('blue');
    expect((await sharp(master.bytes).metadata()).orientation).toBeUndefined();
  });

  it('loses place and camera data', async () => {
    const secret = 'PhoneOfNusrat';
    const noted = await picture()
      .withExif({
        IFD0: { Make: secret, Copyright: secret },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '23/1 44/1 0/1', GPSLongitude: '90/1 23/1 0/1' },
      })
      .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><note>${secret}</note></x:xmpmeta>`)
      .jpeg()
      .toBuffer();
    expect((await sharp(noted).metadata()).exif?.toString('latin1')).toContain(secret);
    const { bytes } = await developPhoto(noted);
    const seen = await sharp(bytes).metadata();
    expect([seen.exif, seen.xmp, seen.iptc, seen.icc]).toEqual([undefined, undefined, undefined, undefined]);
    expect(bytes.toString('latin1')).not.toContain(secret);
  });

  it('loses everything else that the file contained', async () => {
    const page = '<html><script>alert(document.domain)</script></html>';
    const both = Buffer.concat([await jpeg(), Buffer.from(page), Buffer.from('PK\x03\x04')]);
    const { bytes } = await developPhoto(both);
    expect(bytes.toString('latin1')).not.toContain('<script>');
    expect(bytes.subarray(-2)).toEqual(Buffer.from([0xff, 0xd9]));
  });

  it('is no larger than the largest size shown', async () => {
    const photo = await jpeg({ width: 4000, height: 3000 });
    const master = await decodesDuring(() => developPhoto(photo));
    expect(master).toMatchObject({ width: 2560, height: 1920 });
    expect(decodes).toBeGreaterThan(0);
  });

  it('is the first frame of an animation', async () => {
    const first = await jpeg({ width: 60, height: 40 });
    const frames = [first, await sharp(first).flop().toBuffer()];
    const moving = await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer();
    expect((await sharp(moving).metadata()).pages).toBe(2);
    const master = await developPhoto(moving);
    expect(master).toMatchObject({ width: 60, height: 40 });
    expect(await colourAt(master.bytes, 10, 20)).toBe('red');
  });

  it('may be grey, CMYK or 16-bit', async () => {
    const inks = await picture().toColourspace('cmyk').jpeg().toBuffer();
    const grey = await picture().greyscale().jpeg().toBuffer();
    const deep = await picture().toColourspace('rgb16').png().toBuffer();
    for (const bytes of [inks, grey, deep]) {
      const master = await developPhoto(bytes);
      expect((await sharp(master.bytes).metadata()).depth).toBe('uchar');
    }
    expect(await colourAt((await developPhoto(inks)).bytes, 100, 300)).toBe('red');
  });
});

describe('a refused file', () => {
  it.each<[string, Buffer]>([
    ['a web page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect/></svg>')],
    [
      'an animation of old',
      Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'),
    ],
    ['a document', Buffer.from('%PDF-1.7\n1 0 obj <<>> endobj')],
    ['a scan', Buffer.from('49492a0008000000000000000000', 'hex')],
    ['a phone’s own format', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')],
    ['a page that begins like a photo', Buffer.from('\xff\xd8\xff\xe0<html></html>', 'latin1')],
    ['the program that runs this', readFileSync(process.execPath).subarray(0, 100_000)],
    ['nothing', Buffer.alloc(0)],
  ])('%s is not an image', async (_, bytes) => {
    await expect(developPhoto(bytes)).rejects.toMatchObject({ code: 'notAnImage' });
  });

  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('a truncated %s is damaged', async (format) => {
    const whole = await picture({ grain: 20 }).toFormat(format).toBuffer();
    const cut = developPhoto(whole.subarray(0, whole.length >> 1));
    await expect(cut).rejects.toSatisfy(({ code }) => code === 'damagedImage' || code === 'notAnImage');
  });

  it('5 MB are accepted, and one byte more is too large', async () => {
    const photo = await jpeg();
    const filled = (bytes: number) => Buffer.concat([photo, Buffer.alloc(bytes - photo.length)]);
    await expect(developPhoto(filled(5 * megabyte + 1))).rejects.toMatchObject({ code: 'imageTooLarge' });
    expect(await developPhoto(filled(5 * megabyte))).toMatchObject({ width: 800 });
  });

  it.each<[string, Buffer]>([
    ['900 megapixels in some bytes', pngClaiming({ width: 30_000, height: 30_000, rows: 10 })],
    ['a little more than 40 megapixels', pngClaiming({ width: 8001, height: 5000, rows: 10 })],
    ['a line of pixels without end', pngClaiming({ width: 2_000_000_000, height: 1, rows: 0 })],
    ['40 megapixels of twice the depth', pngClaiming({ width: 8000, height: 5000, rows: 10, deep: true })],
  ])('%s is refused as too large before it is decoded', async (_, bytes) => {
    const refused = decodesDuring(() => developPhoto(bytes));
    await expect(refused).rejects.toSatisfy(
      ({ code }) => code === 'imageTooManyPixels' || code === 'notAnImage',
    );
    expect(decodes).toBe(0);
  });

  it('text that unpacks to 200 megabytes is not unpacked', async () => {
    const extra: [string, Buffer] = ['zTXt', Buffer.concat([Buffer.from('Comment\0\0'), muchText])];
    const before = process.memoryUsage().rss;
    await developPhoto(pngClaiming({ width: 10, height: 10, extra }));
    expect(process.memoryUsage().rss - before).toBeLessThan(100 * megabyte);
  });
});
