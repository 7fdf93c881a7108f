/** Steps that take a while, and the processes that do them. */
import { spawn } from 'node:child_process';

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */

const TICK_MS = 250;

/**
 * Shows the progress of a long step: on a terminal as one line with a counter of seconds, elsewhere as a line at the start
 * and one at the end.
 *
 * @template T
 * @param {string} label
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(label, work) {
  const startedAt = Date.now();
  const elapsed = () => `${Math.round((Date.now() - startedAt) / 1000)} s`;
  const live = process.stdout.isTTY === true;
  const show = () => process.stdout.write(`\r\u001b[2K${label} … ${elapsed()}`);
  const ticking = live ? setInterval(show, TICK_MS) : undefined;
  if (live) show();
  else console.log(`${label} …`);
  try {
    const result = await work();
    console.log(`${live ? '\r\u001b[2K' : ''}${label}: done in ${elapsed()}`);
    return result;
  } catch (error) {
    console.log(`${live ? '\r\u001b[2K' : ''}${label}: failed after ${elapsed()}`);
    throw error;
  } finally {
    clearInterval(ticking);
  }
}

/** @type {Set<ChildProcess>} */
const running = new Set();

/**
 * Ends the child with this process.
 *
 * @template {ChildProcess} T
 * @param {T} child
 * @returns {T}
 */
export function adopt(child) {
  running.add(child);
  child.once('error', () => running.delete(child));
  child.once('close', () => running.delete(child));
  return child;
}

/** @param {NodeJS.Signals} signal */
export function signalChildren(signal) {
  for (const child of running) child.kill(signal);
}

process.on('exit', () => signalChildren('SIGTERM'));

/** By default a signal ends a process without its exit handlers. */
export function exitOnSignals() {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(130));
}

/**
 * Runs a command without printing and returns its output. A failure's message is the output.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<string>}
 */
export function runQuietly(command, args, options) {
  return new Promise((resolve, reject) => {
    const child = adopt(spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] }));
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text) => {
        output += text;
      });
    }
    child.on('error', reject);
    child.on('close', (code, signal) => {
      if (code === 0) resolve(output);
      else
        reject(failure(`${output.trimEnd()}\n${[command, ...args].join(' ')} ended with ${signal ?? code}`));
    });
  });
}

/**
 * An error without a stack trace: the command's output is enough.
 *
 * @param {string} message
 */
function failure(message) {
  const error = new Error(message);
  error.stack = message;
  return error;
}
