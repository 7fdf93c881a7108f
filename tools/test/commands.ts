import { spawn } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../launch/pinnedNode.mjs';
import { adopt, runQuietly } from '../launch/progress.mjs';

/** The path of a script in node_modules. */
export function bin(script: string): string {
  return join(root, 'node_modules', script);
}

/** Prints nothing unless the script fails. */
export function runChecked(script: string, args: string[]): Promise<string> {
  return runQuietly(process.execPath, [script, ...args], { cwd: root });
}

interface Outcome {
  /** False if the process failed, even if no case in the report did. */
  ok: boolean;
  /** Null if there is none. */
  report: unknown;
}

interface Reporting {
  /** The file the report is written to. */
  path: string;
  env?: Record<string, string>;
  /** How long the process may run on after its report. */
  exitMs?: number;
}

/** A runner that has not exited this long after its report does not exit by itself. */
const EXIT_MS = 20_000;
const POLL_MS = 1_000;

/**
 * Runs a test runner with its output shown, and reads the report that it writes to `path` as its last step. Node can
 * hang for ever at exit, where it waits for a compiler that waits for a garbage collection (nodejs/node 54918). So a
 * runner that does not exit is killed, and its report decides.
 */
export async function runReporting(
  script: string,
  args: string[],
  { path, env = {}, exitMs = EXIT_MS }: Reporting,
): Promise<Outcome> {
  // Otherwise the report of an earlier run could be read as this one's.
  await rm(path, { force: true });
  const runner = adopt(
    spawn(process.execPath, [script, ...args], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    }),
  );
  let killed = false;
  let reportedAt: number | undefined;
  const polling = setInterval(async () => {
    if (reportedAt === undefined) {
      if ((await readReport(path)) !== null) reportedAt = Date.now();
    } else if (!killed && Date.now() - reportedAt > exitMs) {
      console.log('The runner has written its report and does not exit: it is killed.');
      killed = runner.kill('SIGKILL');
    }
  }, POLL_MS);
  const succeeded = await new Promise<boolean>((resolve) => {
    runner.on('error', () => resolve(false));
    runner.on('close', (code) => resolve(code === 0));
  });
  clearInterval(polling);
  const report = await readReport(path);
  await rm(path, { force: true });
  return { ok: succeeded || killed, report };
}

/** Null if there is no report, or only a part of one. */
async function readReport(path: string): Promise<unknown> {
  const text = await readFile(path, 'utf8').catch(() => '');
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
