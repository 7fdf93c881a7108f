import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { adopt } from './children.mjs';

export const root = fileURLToPath(new URL('..', import.meta.url));

/** The Node that package.json pins; its package puts it there when it is installed. */
export const pinnedNode = join(
  root,
  'node_modules',
  'node',
  'bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
);

export const hasPinnedNode = () => existsSync(pinnedNode);

/**
 * Blocks from this size on go back to the system as soon as they are free. Left to itself, glibc keeps ever larger ones
 * for later, and a shop that has once worked on a few photos holds on to 400 MB. Other systems do not look at it.
 */
const LARGE_BLOCK = String(1024 * 1024);

/** Smaller blocks lie in one place, not in one for each of a dozen threads that all keep some for later. */
const ARENAS = '1';

/**
 * Runs a script on the pinned Node and takes its exit code for ours. The channel between the two tells it when we are
 * gone without a word.
 *
 * @param {string[]} args
 * @param {string} environment
 * @returns {Promise<number>}
 */
export function runPinned(args, environment) {
  const script = spawn(pinnedNode, args, {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: {
      MALLOC_MMAP_THRESHOLD_: LARGE_BLOCK,
      MALLOC_ARENA_MAX: ARENAS,
      ...process.env,
      NODE_ENV: environment,
      NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node'),
    },
  });
  return new Promise((resolve, reject) => {
    adopt(script)
      .on('error', reject)
      .on('exit', (code, signal) => resolve(code ?? 128 + (signal ? constants.signals[signal] : 0)));
  });
}
