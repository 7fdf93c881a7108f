import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** The content of `postmaster.pid`: process id, port, and whether PostgreSQL accepts connections. */
interface PostmasterFile {
  pid: number;
  port: number;
  ready: boolean;
}

export const postmasterFile = (dir: string): string => join(dir, 'postmaster.pid');

export function postmasterIn(dir: string): PostmasterFile | null {
  try {
    const lines = readFileSync(postmasterFile(dir), 'utf8').split('\n');
    return { pid: Number(lines[0]), port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' };
  } catch {
    return null;
  }
}

/**
 * Stops a server of an earlier run that is still running in the directory. The pid file of a dead server stays, because
 * PostgreSQL reads from it which shared memory to look for.
 */
export async function clearLeftovers(dir: string): Promise<void> {
  const note = postmasterIn(dir);
  if (!note || !isAlive(note.pid)) return;
  if (!worksIn(dir, note.pid)) return replacePid(dir);
  for (const [signal, seconds] of [
    ['SIGINT', 20],
    ['SIGQUIT', 10],
    ['SIGKILL', 5],
  ] as const) {
    signalTo(note.pid, signal);
    if (await endsWithin(note.pid, seconds)) return;
  }
}

/** Deletes the sockets that a killed server left. Their names contain a port that is never used again. */
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
 * After a reboot the id in the pid file may belong to another process, and PostgreSQL would take that for a running
 * server. No process has the id that replaces it.
 */
function replacePid(dir: string): void {
  const path = postmasterFile(dir);
  const [, ...rest] = readFileSync(path, 'utf8').split('\n');
  writeFileSync(path, ['2147483646', ...rest].join('\n'));
}

/** True if the process works in the directory. A PostgreSQL server always works in its data directory. */
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
    // It has just ended by itself.
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

/** In a container without an init process, a killed server stays listed because no parent collects it. */
function isZombie(pid: number): boolean {
  if (process.platform !== 'linux') return false;
  return /^\d+ \(.*\) Z/s.test(readFileSync(`/proc/${pid}/stat`, 'latin1'));
}
