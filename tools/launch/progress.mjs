/** Steps that take a while, and the processes that do them. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */

const TICK_MS = 250;

/**
 * Shows the progress of a long step: on a terminal as one line with a counter of seconds, elsewhere as a line at the start
 * and one at the end.
 *
 * @type {<T>(label: string, work: () => Promise<T>) => Promise<T>}
 */
export const step = async (label, work) => {
  const startedAt = Date.now();
  const elapsed = () => `${Math.round((Date.now() - startedAt) / 1000)} s`;
  const live = process.stdout.isTTY === true;
  const emptyLine = live ? '\r\u001b[2K' : '';
  const show = () => process.stdout.write(`${emptyLine}${label} …${live ? ` ${elapsed()}` : '\n'}`);
  const ticking = live ? setInterval(show, TICK_MS) : undefined;
  show();
  let outcome = 'failed after';
  try {
    const result = await work();
    outcome = 'done in';
    return result;
  } finally {
    clearInterval(ticking);
    console.log(`${emptyLine}${label}: ${outcome} ${elapsed()}`);
  }
};

/** @type {Set<ChildProcess>} */
const running = new Set();

/**
 * Ends the child with this process.
 *
 * @type {<T extends ChildProcess>(child: T) => T}
 */
export const adopt = (child) => {
  running.add(child);
  child.once('close', () => running.delete(child));
  return child;
};

/** @param {NodeJS.Signals} signal */
export function signalChildren(signal) {
  for (const child of running) child.kill(signal);
}

process.on('exit', () => signalChildren('SIGTERM'));

/** By default a signal ends a process without its exit handlers. */
export function exitOnSignals() {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(130));
}

const run = promisify(execFile);

/**
 * Runs a command without printing and without input. A failure's message is the output, without a stack trace.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').ExecFileOptions} [options]
 */
export async function runQuietly(command, args, options) {
  const running = run(command, args, { ...options, encoding: 'utf8', maxBuffer: Number.POSITIVE_INFINITY });
  adopt(running.child).stdin?.end();
  try {
    await running;
  } catch (/** @type {any} */ error) {
    const { stdout = '', stderr = '', signal, code } = error;
    const output = `${stdout}${stderr}`.trimEnd();
    const message = `${output}\n${[command, ...args].join(' ')} ended with ${signal ?? code}`;
    throw Object.assign(new Error(message), { stack: message });
  }
}
