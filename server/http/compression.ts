/** Chooses and applies the encoding of a response body. */
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';

export type Compressed = 'gzip' | 'br';
export type Encoding = 'identity' | Compressed;

/** In bytes. Below this the headers outweigh the saving. */
const worthCompressing = 512;
/** Not the best quality: a cached response is compressed once, but its first visitor waits for that. */
const brotliQuality = 5;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
const ofBrotli = promisify(brotliDecompress);
const ofGzip = promisify(gunzip);

export const unpack = (encoding: Compressed, bytes: Buffer): Promise<Buffer> =>
  encoding === 'gzip' ? ofGzip(bytes) : ofBrotli(bytes);

export async function compress(encoding: Compressed, body: Buffer): Promise<Buffer> {
  if (encoding === 'gzip') return toGzip(body);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  return toBrotli(body, { params });
}

/** The best encoding that the client accepts. `q=0` refuses one; other weights are ignored. */
export function encodingFor(acceptEncoding: string | undefined, size: number): Encoding {
  if (!acceptEncoding || size < worthCompressing) return 'identity';
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i.test(acceptEncoding)) return 'br';
  if (/\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i.test(acceptEncoding)) return 'gzip';
  return 'identity';
}
