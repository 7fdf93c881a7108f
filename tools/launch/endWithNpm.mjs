/**
 * Importing this ends the process when npm, which started it, is gone. A killed npm cannot signal its script, which would
 * run on and hold the port and the data. So the script polls for npm and signals itself.
 */
import { readFileSync } from 'node:fs';

const POLL_MS = 500;
/** npm runs a script in a shell, and `node --watch` runs the shop in a process of its own. */
const MAX_BETWEEN = 3;

const parent = process.ppid;
const npm = process.env.npm_lifecycle_event ? npmAbove(parent) : null;

if (npm !== null) {
  const polling = setInterval(() => {
    if (npmAbove(process.ppid) === npm) return;
    clearInterval(polling);
    if (process.ppid === parent) process.kill(parent, 'SIGTERM');
    process.kill(process.pid, 'SIGTERM');
  }, POLL_MS).unref();
}

/**
 * The process id of npm, null if it is not near. Without /proc the parent stands for npm: other systems' shells let a
 * script's only command replace them.
 *
 * @param {number} pid
 * @returns {number | null}
 */
function npmAbove(pid, between = 0) {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const [, name = '', above] = /^Name:\t(.*)$.*^PPid:\t(\d+)$/ms.exec(status) ?? [];
    if (name.startsWith('npm')) return pid;
    return between < MAX_BETWEEN ? npmAbove(Number(above), between + 1) : null;
  } catch {
    return pid;
  }
}
