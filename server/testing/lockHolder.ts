/** A process that holds the lock of a directory until it is killed. */
import { takeLock } from '#server/database/embedded/lock.ts';

const lock = await takeLock(process.argv[2] ?? '');
process.send?.(lock === null ? 'refused' : 'held');
// The lock alone does not keep the process alive.
setInterval(() => {}, 1_000);
