import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

const MAJOR = 24;

/**
 * Node as a package: one for each platform, at the newest published version of Node 24. package.json pins the versions and
 * package-lock.json the hashes. npm installs only the package of this platform, and puts node_modules/.bin first on the
 * path of its scripts, so that `node` is this one.
 */
export const pinnedNode = join(root, 'node_modules', '.bin', 'node');

/** On a platform without a package, the machine's own Node is used if it has the same major version. */
export const hasNode = () => existsSync(pinnedNode) || process.versions.node.startsWith(`${MAJOR}.`);

export const missingNode = `There is no Node ${MAJOR}: npm could not fetch its package for ${process.platform}-${process.arch}, or was told to leave out optional packages. Or start the shop with a Node ${MAJOR}, see nodejs.org`;
