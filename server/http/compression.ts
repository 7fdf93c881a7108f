/** Chooses and makes the encoding of an answer's body. */
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'identity' | 'gzip' | 'br';

export interface Compressed {
  bytes: Buffer;
}

/** Below this the headers outweigh what is saved. */
const worthCompressing = 512;
/** Kept answers are compressed once and sent often, yet a first visitor waits for it: good, not best. */
const brotliQuality = 5;

const brotli = promisify(brotliCompress);
const gunzipable = promisify(gzip);

export async function compress(encoding: Exclude<Encoding, 'identity'>, body: Buffer): Promise<Compressed> {
  if (encoding === 'gzip') return { bytes: await gunzipable(body) };
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  return { bytes: await brotli(body, { params }) };
}

/** The best encoding that the client takes; `q=0` is a refusal, other weights are not weighed. */
export function encodingFor(acceptEncoding: string | undefined, size: number): Encoding {
  if (!acceptEncoding || size < worthCompressing) return 'identity';
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i.test(acceptEncoding)) return 'br';
  if (/\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i.test(acceptEncoding)) return 'gzip';
  return 'identity';
}
