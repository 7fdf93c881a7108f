/** What built files are called: a name that is never used again for other bytes, so that it is kept for a year. */
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './pinnedNode.mjs';

const pictures = 'web/components/home/pictures';

/** Hashes as short as the bundler makes them: a page's scripts name a hundred files. */
export const scriptFileNames = 'assets/[name]-[hash:7].js';

/**
 * The home page's pictures share one hash, in the name of their folder: a page names fifty of them, and of names that are
 * alike little is sent. They are made together and change together.
 */
export function namesOfAssets(): (asset: { originalFileNames: readonly string[] }) => string {
  const hash = createHash('sha256');
  for (const file of globSync(`${pictures}/*`, { cwd: root }).sort())
    hash.update(file).update(readFileSync(join(root, file)));
  const folder = `assets/home-${hash.digest('base64url').slice(0, 6)}`;
  return ({ originalFileNames }) =>
    originalFileNames.some((file) => file.startsWith(pictures))
      ? `${folder}/[name][extname]`
      : 'assets/[name]-[hash:6][extname]';
}
