/**
 * Makes a directory for databases of tests: in memory if the machine offers that and has room, because tests create and
 * delete many thousands of files.
 */
import { mkdtemp, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** On Linux. */
const MEMORY = '/dev/shm';
/** A run of all tests takes less than half of this. */
const ENOUGH_BYTES = 2 * 1024 ** 3;

export async function makeMemoryDir(prefix: string): Promise<string> {
  const free = await statfs(MEMORY).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => 0,
  );
  return mkdtemp(join(free > ENOUGH_BYTES ? MEMORY : tmpdir(), prefix));
}
