import { spawn } from 'node:child_process';
import { adopt } from './children.mjs';

const TICK_MS = 250;

/**
 * Says what goes on while a long step does: on a terminal with the seconds counting, elsewhere with a line at its
 * beginning and one at its end.
 *
 * @template T
 * @param {string} label
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(label, work) {
  const begun = Date.now();
  const passed = () => `${Math.round((Date.now() - begun) / 1000)} s`;
  const live = process.stdout.isTTY === true;
  const show = () => process.stdout.write(`\r\u001b[2K${label} … ${passed()}`);
  const ticking = live ? setInterval(show, TICK_MS) : undefined;
  if (live) show();
  else console.log(`${label} …`);
  try {
    const result = await work();
    console.log(`${live ? '\r\u001b[2K' : ''}${label}: done in ${passed()}`);
    return result;
  } catch (error) {
    console.log(`${live ? '\r\u001b[2K' : ''}${label}: failed after ${passed()}`);
    throw error;
  } finally {
    clearInterval(ticking);
  }
}

/**
 * Runs a command without a word and gives its output back; the output is the story when it fails. The command does
 * not outlive us.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<string>}
 */
export function runQuietly(command, args, options) {
  return new Promise((resolve, reject) => {
    /** @type {import('node:child_process').SpawnOptions} */
    const apart = { stdio: ['ignore', 'pipe', 'pipe'], detached: process.platform !== 'win32' };
    const child = adopt(spawn(command, args, { ...options, ...apart }), { leader: true });
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
 * The command's own words are the story, not the place where we called it.
 *
 * @param {string} story
 */
function failure(story) {
  const error = new Error(story);
  error.stack = story;
  return error;
}
