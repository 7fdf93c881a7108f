/** A disk of a few megabytes that can be filled or made read-only, if this account may mount one. */
import { execFileSync } from 'node:child_process';
import { closeSync, mkdirSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

export interface SmallDisk {
  /** A directory on the disk. */
  dir: string;
  fill(): void;
  /** Removes the file that filled the disk. */
  clear(): void;
  /** Makes a directory read-only, or writable again. Does nothing if it is so already. */
  readOnly(directory: string, is: boolean): void;
}

const run = (...[command, ...words]: [string, ...string[]]) =>
  execFileSync(command, words, { stdio: 'ignore' });

/** A mount becomes read-only only while no file on it is open for writing, so it waits for such a moment. */
function remountReadOnly(directory: string): void {
  for (let triesLeft = 500; ; triesLeft -= 1) {
    try {
      run('mount', '-o', 'remount,bind,ro', directory);
      return;
    } catch (error) {
      if (triesLeft === 0) throw error;
    }
  }
}

/** Null if mounting is not allowed: the tests that need it are skipped. */
export function openSmallDisk(megabytes: number): SmallDisk | null {
  const at = mkdtempSync(join(tmpdir(), 'kakon-disk-'));
  try {
    run('mount', '-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'kakon', at);
  } catch {
    rmSync(at, { recursive: true });
    return null;
  }
  const closed = new Set<string>();
  afterAll(() => {
    for (const directory of closed) run('umount', '-l', directory);
    run('umount', '-l', at);
    rmSync(at, { recursive: true, force: true });
  });
  const dir = join(at, 'data');
  mkdirSync(dir);
  const filler = join(at, 'filler');
  return {
    dir,
    fill() {
      const file = openSync(filler, 'w');
      const piece = Buffer.alloc(64 * 1024);
      try {
        for (;;) writeSync(file, piece);
      } catch {
        // Full, as intended.
      } finally {
        closeSync(file);
      }
    },
    clear: () => rmSync(filler, { force: true }),
    readOnly(directory, is) {
      if (is === closed.has(directory)) return;
      if (is) {
        mkdirSync(directory, { recursive: true });
        run('mount', '--bind', directory, directory);
        closed.add(directory);
        remountReadOnly(directory);
      } else {
        run('umount', '-l', directory);
        closed.delete(directory);
      }
    },
  };
}
