import { spawn } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { adopt } from './children.mjs';
import { root } from './pinnedNode.mjs';
import { runQuietly } from './progress.mjs';

/** A tool's own script among the packages, run on this same Node. */
export function bin(script: string): string {
  return join(root, 'node_modules', script);
}

/** Speaks only when it fails. */
export function runChecked(script: string, args: string[]): Promise<string> {
  return runQuietly(process.execPath, [script, ...args], { cwd: root });
}

interface Told {
  /** False when it ended badly: then something went wrong even where no case in the report did. */
  ok: boolean;
  /** Null for none. */
  report: unknown;
}

interface Reporting {
  /** Where the report is written. */
  path: string;
  env?: Record<string, string>;
  /** How long it may stay once it has reported. */
  leavingMs?: number;
}

/** A runner that has told all and is still there then does not leave by itself. */
const LEAVING_MS = 20_000;
const LOOKING_MS = 1_000;

/**
 * Shows what a runner of tests says while it works, and reads the report it writes to `path` as its last deed. Node
 * itself can stand still for ever in leaving, where it waits for a compiler that waits for a collection of garbage
 * (nodejs/node 54918): a runner that does not leave is ended, and how it went is what its report says.
 */
export async function runReporting(
  script: string,
  args: string[],
  { path, env = {}, leavingMs = LEAVING_MS }: Reporting,
): Promise<Told> {
  // One that an earlier run left behind would be taken for this one's.
  await rm(path, { force: true });
  const runner = adopt(
    spawn(process.execPath, [script, ...args], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    }),
  );
  let ended = false;
  let reportedAt: number | undefined;
  const looking = setInterval(async () => {
    if (reportedAt === undefined) {
      if ((await readReport(path)) !== null) reportedAt = Date.now();
    } else if (!ended && Date.now() - reportedAt > leavingMs) {
      console.log('It has reported and does not leave: it is ended.');
      ended = runner.kill('SIGKILL');
    }
  }, LOOKING_MS);
  const left = await new Promise<boolean>((resolve) => {
    runner.on('error', () => resolve(false));
    runner.on('close', (code) => resolve(code === 0));
  });
  clearInterval(looking);
  const report = await readReport(path);
  await rm(path, { force: true });
  return { ok: left || ended, report };
}

/** Null for none, and for one that is not written to its end. */
async function readReport(path: string): Promise<unknown> {
  const text = await readFile(path, 'utf8').catch(() => '');
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
