/** Files that browsers keep for a year are compressed once, as small as they get, when they are built. */
import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Bytes. */
const worthCompressing = 256;
/** As a power of two: text like a script's is told in one go. */
const largestBlock = 20;
const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Writes `.br` and `.gz` beside each text of the directory; the server picks what a browser takes. */
export async function compressFiles(directory: string): Promise<void> {
  const files = globSync('**/*.{js,css,svg,json,txt}', { cwd: directory });
  await Promise.all(files.map((file) => compressFile(join(directory, file))));
}

async function compressFile(path: string): Promise<void> {
  const bytes = await readFile(path);
  if (bytes.length < worthCompressing) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    [constants.BROTLI_PARAM_LGBLOCK]: largestBlock,
  };
  await Promise.all([
    brotli(bytes, { params }).then((small) => writeFile(`${path}.br`, small)),
    gzipped(bytes, { level: constants.Z_BEST_COMPRESSION }).then((small) => writeFile(`${path}.gz`, small)),
  ]);
}
