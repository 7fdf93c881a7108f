import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** PostgreSQL's own note of the process that runs in a directory: its id, its port, and whether it serves yet. */
interface PostmasterNote {
  pid: number;
  port: number;
  ready: boolean;
}

export function postmasterIn(dir: string): PostmasterNote | null {
  try {
    const lines = readFileSync(join(dir, 'postmaster.pid'), 'utf8').split('\n');
    return { pid: Number(lines[0]), port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' };
  } catch {
    return null;
  }
}

/**
 * Sees to it that nothing of an earlier run is at work in the directory: a server that outlived its keeper is
 * stopped. The note of a dead one stays, since PostgreSQL reads from it which shared memory to look for.
 */
export async function clearLeftovers(dir: string): Promise<void> {
  const note = postmasterIn(dir);
  if (!note || !isAlive(note.pid)) return;
  if (!worksIn(dir, note.pid)) return disownNote(dir);
  for (const [signal, seconds] of [
    ['SIGINT', 20],
    ['SIGQUIT', 10],
    ['SIGKILL', 5],
  ] as const) {
    signalTo(note.pid, signal);
    if (await endsWithin(note.pid, seconds)) return;
  }
}

/** A killed server leaves its socket and the note of who has it, each named after a port that is never taken again. */
export function clearSockets(dir: string): void {
  for (const name of readdirSync(dir))
    if (name.startsWith('.s.PGSQL.')) rmSync(join(dir, name), { force: true });
}

async function endsWithin(pid: number, seconds: number): Promise<boolean> {
  const deadline = Date.now() + seconds * 1000;
  while (Date.now() < deadline) {
    if (!isAlive(pid)) return true;
    await pause(20);
  }
  return !isAlive(pid);
}

/**
 * After a reboot the noted process id may be anybody's, and PostgreSQL would take it for a server still running. No
 * process has the id that is put in its place.
 */
function disownNote(dir: string): void {
  const path = join(dir, 'postmaster.pid');
  const [, ...rest] = readFileSync(path, 'utf8').split('\n');
  writeFileSync(path, ['2147483646', ...rest].join('\n'));
}

/** Whether that process has the directory as its own; a PostgreSQL server always works inside its data directory. */
function worksIn(dir: string, pid: number): boolean {
  try {
    if (process.platform !== 'linux') {
      return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).includes(dir);
    }
    const [here, there] = [statSync(dir), statSync(`/proc/${pid}/cwd`)];
    return here.dev === there.dev && here.ino === there.ino;
  } catch {
    return false;
  }
}

function signalTo(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It ended just before, which is what was wanted.
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !isZombie(pid);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Where nobody collects dead processes, as in a container without an init, a killed server stays listed. */
function isZombie(pid: number): boolean {
  if (process.platform !== 'linux') return false;
  return /^\d+ \(.*\) Z/s.test(readFileSync(`/proc/${pid}/stat`, 'latin1'));
}
