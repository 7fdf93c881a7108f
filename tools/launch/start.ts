/**
 * `npm start`: builds what is stale, then becomes the shop. The shop replaces this process, so that its memory holds
 * nothing of the build.
 */
import './command.ts';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { refuseTakenPort } from '#server/startRefusal.ts';
import { buildIfStale } from '../build/build.ts';
import { root } from './pinnedNode.mjs';
import { exitOnSignals } from './progress.mjs';

/**
 * By default V8 lets garbage grow to several times the memory in use before it collects it. The shop shares a small machine
 * with its database. So the young space is smaller, and the old space is collected when it has grown by three fifths.
 * There is no hard limit, because a request for a thousand products must succeed.
 * The compiler's memory is freed as soon as a function is compiled. Freed by a background thread, the memory of thirty
 * functions was held at once: 20 MB, and malloc keeps the holes.
 */
const MEMORY_FLAGS = [
  '--max-semi-space-size=4',
  '--heap-growing-percent=60',
  '--no-maglev-destroy-on-background',
];

/**
 * glibc returns freed memory blocks of 1 MB and more to the system, and has one arena for smaller ones. By default it keeps
 * larger and larger blocks and an arena for each of a dozen threads, and a shop that has processed a few photos holds 400 MB.
 */
const MALLOC = { MALLOC_MMAP_THRESHOLD_: String(1024 * 1024), MALLOC_ARENA_MAX: '1' };

const shop = join(root, 'build', 'shop', 'shop.js');

/** Before the build, because settings that would stop the shop need none. */
async function refuseSettings(): Promise<void> {
  const { readEnvironment } = await import('#server/environment.ts');
  await refuseTakenPort(readEnvironment(process.env));
}

process.chdir(root);
exitOnSignals();
await buildIfStale(refuseSettings);
process.env.NODE_ENV = 'production';
process.env.NODE_COMPILE_CACHE ??= join(root, 'build', 'cache');
const args = [process.execPath, ...MEMORY_FLAGS, shop];
if (process.platform !== 'win32') process.execve?.(process.execPath, args, { ...MALLOC, ...process.env });
// Windows cannot replace a process.
await import(pathToFileURL(shop).href);
