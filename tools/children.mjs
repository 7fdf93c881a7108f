/** @typedef {import('node:child_process').ChildProcess} ChildProcess */

/** @type {Set<ChildProcess>} */
const living = new Set();
/**
 * Those that lead a process group, since they have children of their own.
 *
 * @type {WeakSet<ChildProcess>}
 */
const leaders = new WeakSet();

/**
 * What we have started and not yet seen the end of.
 *
 * @template {ChildProcess} T
 * @param {T} child
 * @param {{ leader?: boolean }} [how]
 * @returns {T}
 */
export function adopt(child, { leader = false } = {}) {
  living.add(child);
  if (leader) leaders.add(child);
  child.once('error', () => living.delete(child));
  child.once('close', () => living.delete(child));
  return child;
}

/** @param {NodeJS.Signals} signal */
export function signalChildren(signal) {
  for (const child of living) {
    if (leaders.has(child)) signalGroup(child, signal);
    else child.kill(signal);
  }
}

/** For work that is begun anew next time: nobody waits for it to be put in order. */
export function cutShort() {
  for (const child of living) if (leaders.has(child)) signalGroup(child, 'SIGKILL');
}

/**
 * @param {ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
function signalGroup({ pid }, signal) {
  if (pid === undefined) return;
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, signal);
  } catch {
    // It has just ended.
  }
}

// None outlives us, as far as it is in our hands.
process.on('exit', () => signalChildren('SIGTERM'));
