/** The names of built files. A name is never reused for other bytes, so browsers may cache it for a year. */
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../launch/pinnedNode.mjs';

const pictures = 'web/components/home/pictures';

/** The shortest hash that the bundler allows, because the scripts of a page name a hundred files. */
export const scriptFileNames = 'assets/[name]-[hash:7].js';

/**
 * The home page's pictures share one hash, in the name of their directory. The page names fifty of them, and similar names
 * compress well. The pictures are made together and change together.
 */
const hash = createHash('sha256');
for (const file of globSync(`${pictures}/*`, { cwd: root }).sort())
  hash.update(file).update(readFileSync(join(root, file)));
const folder = `assets/home-${hash.digest('base64url').slice(0, 6)}`;

export const assetFileNames = ({ originalFileNames }: { originalFileNames: readonly string[] }): string =>
  originalFileNames.some((file) => file.startsWith(pictures))
    ? `${folder}/[name][extname]`
    : 'assets/[name]-[hash:6][extname]';
