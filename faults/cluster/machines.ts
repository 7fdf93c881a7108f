/**
 * Machines of a cluster that stand for real ones: each has a loopback address and a group id of its own. The group marks all
 * of its processes, so that they can be killed, frozen and cut off together, whoever their parents are.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

export const user = { name: 'postgres', uid: Number(execFileSync('id', ['-u', 'postgres'])) };

interface Program {
  file: string;
  args: string[];
  env?: Record<string, string>;
  /** As root instead of the user. */
  asRoot?: boolean;
  cwd?: string;
}

/** The names of the processes to act on. Absent: all of the machine. */
type Names = readonly string[] | undefined;

export class Machine {
  readonly name: string;
  readonly address: string;
  /** Its files. */
  readonly dir: string;
  readonly group: number;
  readonly #programs = new Map<string, Program>();
  readonly #children = new Map<string, ChildProcess>();

  constructor(name: string, lastNumber: number, parent: string) {
    this.name = name;
    this.address = `127.20.0.${lastNumber}`;
    this.group = 62_000 + lastNumber;
    this.dir = join(parent, name);
    mkdirSync(this.dir, { recursive: true });
    execFileSync('chown', [user.name, this.dir]);
  }

  /** Starts a program, or starts it again. Its output goes to a file. */
  start(name: string, program = this.#programs.get(name)): ChildProcess {
    if (!program) throw new Error(`${this.name} has no ${name}`);
    this.#programs.set(name, program);
    const log = openSync(join(this.dir, `${name}.log`), 'a');
    const { file, args, env, asRoot, cwd = this.dir } = program;
    const child = spawn(file, args, {
      cwd,
      env: { PATH: process.env.PATH, LANG: 'C.UTF-8', ...env },
      gid: this.group,
      ...(asRoot ? {} : { uid: user.uid }),
      stdio: ['ignore', log, log],
    });
    closeSync(log);
    child.on('error', () => {});
    this.#children.set(name, child);
    return child;
  }

  childOf(name: string): ChildProcess | undefined {
    return this.#children.get(name);
  }

  /** Starts every program that has ended. */
  startEnded(): void {
    for (const [name, { exitCode, signalCode }] of this.#children)
      if (exitCode !== null || signalCode !== null) this.start(name);
  }

  signal(signal: NodeJS.Signals, names?: Names): void {
    for (const pid of this.#processes(names)) {
      try {
        process.kill(pid, signal);
      } catch {
        // It has ended meanwhile.
      }
    }
  }

  /** A fault that meets no process would show nothing. */
  expectRunning(names?: Names): void {
    if (this.#processes(names).length === 0)
      throw new Error(`${this.name} runs no ${names?.join(' or ') ?? 'process'}`);
  }

  /** Until all have ended: a process that is killed may have started another. */
  async kill(names?: Names): Promise<void> {
    for (let tries = 0; this.#processes(names).length > 0 && tries < 100; tries += 1) {
      this.signal('SIGKILL', names);
      await pause(20);
    }
  }

  #processes(names: Names): number[] {
    return readdirSync('/proc').flatMap((entry) => {
      const pid = Number(entry);
      if (!pid) return [];
      try {
        const status = readFileSync(`/proc/${pid}/status`, 'utf8');
        const [, name = ''] = /^Name:\t(.*)$/m.exec(status) ?? [];
        const isOurs = new RegExp(`^Gid:\t${this.group}\t`, 'm').test(status) && !/^State:\tZ/m.test(status);
        return isOurs && (!names || names.includes(name)) ? [pid] : [];
      } catch {
        return [];
      }
    });
  }

  /** Drops every packet between this machine and the others. */
  cut(): void {
    this.#filter('-I');
  }

  heal(): void {
    this.#filter('-D');
  }

  /**
   * Packets to this machine's address from others, and packets of this machine to the others' addresses. Its replies to
   * them may leave; their replies may not come in.
   */
  #filter(action: '-I' | '-D'): void {
    const drop = (...match: string[]) =>
      execFileSync('/usr/sbin/iptables', ['-w', action, 'OUTPUT', ...match, '-j', 'DROP'], { stdio: 'pipe' });
    const group = String(this.group);
    drop('-d', this.address, '-m', 'owner', '!', '--gid-owner', group);
    for (const half of others(this.address)) drop('-d', half, '-m', 'owner', '--gid-owner', group);
  }
}

/** The ranges of 127.20.0.0/27 without one address, since iptables takes one destination in a rule. */
function others(address: string): string[] {
  const own = Number(address.split('.')[3]);
  return Array.from({ length: 5 }, (_, bit) => {
    const size = 2 ** bit;
    const start = (own & ~(2 * size - 1)) | (~own & size);
    return `127.20.0.${start}/${32 - bit}`;
  });
}
