/**
 * The process warns instead of dropping root's rights. Its code, packages and DATA_DIR may be in a directory that only
 * root can read, and parts of the code are loaded long after the start.
 */
export const rootNote =
  'The shop runs as root, so a fault in it would reach the whole machine: better start it as a user of its own';

/** Windows has no root. */
export const runsAsRoot = (): boolean => process.getuid?.() === 0;
