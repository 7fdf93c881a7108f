import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const EVERY_MS = 500;
/** npm runs a script in a shell, and some shells stay between the two. */
const MOST_BETWEEN = 3;

/**
 * An npm that is killed outright can't tell its script, which would live on and hold the port and the data. So the
 * script looks for it now and then.
 *
 * @param {() => void} stop
 */
export function whenNpmIsGone(stop) {
  if (!process.env.npm_lifecycle_event || process.platform === 'win32') return undefined;
  const npm = npmAbove(process.ppid);
  if (npm === null) return undefined;
  return setInterval(() => {
    if (!isAlive(npm)) stop();
  }, EVERY_MS).unref();
}

/**
 * @param {number} pid
 * @returns {number | null}
 */
function npmAbove(pid, between = 0) {
  const found = between > MOST_BETWEEN || pid <= 1 ? null : lookAt(pid);
  if (!found) return null;
  return /^npm\b|\bnpm(-cli)?(\.js)?\s/.test(found.command) ? pid : npmAbove(found.parent, between + 1);
}

/** @param {number} pid */
function lookAt(pid) {
  try {
    if (process.platform === 'linux') {
      const parent = Number(/^PPid:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
      return { parent, command: readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ') };
    }
    const line = execFileSync('ps', ['-o', 'ppid=,args=', '-p', String(pid)], { encoding: 'utf8' }).trim();
    return { parent: Number.parseInt(line, 10), command: line.replace(/^\d+\s+/, '') };
  } catch {
    return null;
  }
}

/**
 * A killed process stays listed until its parent collects it.
 *
 * @param {number} pid
 */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return process.platform !== 'linux' || !/^State:\s*Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}
