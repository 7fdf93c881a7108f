/** Compresses the files that browsers cache for a year once, at build time and at the highest level. */
import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** In bytes. */
const MIN_SIZE = 256;
/** As a power of two: one block holds a whole script. */
const LARGEST_BLOCK = 20;

/** Writes `.br` and `.gz` files beside each text file of the directory. The server sends the one that a browser accepts. */
export async function compressFiles(directory: string): Promise<void> {
  const files = globSync('**/*.{js,css,svg,json,txt}', { cwd: directory });
  await Promise.all(files.map((file) => compressFile(join(directory, file))));
}

async function compressFile(path: string): Promise<void> {
  const bytes = await readFile(path);
  if (bytes.length < MIN_SIZE) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    [constants.BROTLI_PARAM_LGBLOCK]: LARGEST_BLOCK,
  };
  await writeFile(`${path}.br`, await promisify(brotliCompress)(bytes, { params }));
  await writeFile(`${path}.gz`, await promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }));
}
