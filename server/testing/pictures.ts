/** Makes valid and invalid pictures, and the multipart forms that carry them. */
import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

interface PictureOptions {
  width?: number;
  height?: number;
  /** Noise makes the file as large as one from a camera. */
  grain?: number;
}

/** Red on its left half and blue on its right, so that a test sees a rotation. */
export function picture({ width = 800, height = 600, grain = 0 }: PictureOptions = {}): Sharp {
  const red = sharp({ create: { width, height, channels: 3, background: '#c01020' } });
  const half = { create: { width: width >> 1, height, channels: 3 as const, background: '#1020c0' } };
  const blue = { input: half, left: width - (width >> 1), top: 0 };
  if (grain === 0) return red.composite([blue]).removeAlpha();
  const noise = { type: 'gaussian' as const, mean: 128, sigma: grain };
  const film = { create: { width, height, channels: 3 as const, background: '#808080', noise } };
  return red.composite([blue, { input: film, blend: 'soft-light' }]).removeAlpha();
}

export const jpeg = (options?: PictureOptions): Promise<Buffer> => picture(options).jpeg().toBuffer();

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), data]);
  const whole = Buffer.alloc(named.length + 8);
  whole.writeUInt32BE(data.length, 0);
  named.copy(whole, 4);
  whole.writeUInt32BE(crc32(named), named.length + 4);
  return whole;
}

interface PngClaim {
  width: number;
  height: number;
  /** The number of rows that the file contains. */
  rows?: number;
  deep?: boolean;
  extra?: [name: string, data: Buffer];
}

/** A PNG whose header claims the given size. The file takes a few kilobytes. */
export function pngClaiming({ width, height, rows = height, deep = false, extra }: PngClaim): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = deep ? 16 : 8;
  header[9] = deep ? 6 : 0;
  const pixels = deflateSync(Buffer.alloc((width * (deep ? 8 : 1) + 1) * rows));
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    ...(extra ? [chunk(...extra)] : []),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

export interface FormFile {
  field: string;
  filename: string;
  bytes: Buffer;
  type?: string;
}

/** The body and headers of a form with files. */
export function formOf(files: readonly FormFile[]): { body: Buffer; headers: Record<string, string> } {
  const boundary = '----kakon-test-form';
  const parts = files.map(({ field, filename, bytes, type = 'image/jpeg' }) =>
    Buffer.concat([
      Buffer.from(
        `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${filename}"\r\n` +
          `Content-Type: ${type}\r\n\r\n`,
      ),
      bytes,
      Buffer.from('\r\n'),
    ]),
  );
  return {
    body: Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}
