/** Runs Vitest and Playwright and shows their output. A reporter in each of them sends the counts. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { root } from '../launch/pinnedNode.mjs';
import { adopt } from '../launch/progress.mjs';
import type { Count } from './count.ts';

interface Options {
  env?: Record<string, string>;
  /** How long the runner may run on after its counts. */
  exitMs?: number;
  output?: 'inherit' | 'ignore';
}

/** The path of a script in node_modules. */
export const bin = (script: string): string => join(root, 'node_modules', script);

export function runVitest(args: string[] = [], options?: Options): Promise<Count> {
  const reporters = ['--reporter=default', `--reporter=${import.meta.dirname}/vitestReporter.ts`];
  return runCounted(bin('vitest/vitest.mjs'), ['run', ...reporters, ...args], options);
}

export function runPlaywright(args: string[] = [], options?: Options): Promise<Count> {
  const reporters = `--reporter=list,${import.meta.dirname}/playwrightReporter.ts`;
  // A browser on two busy cores is sometimes slow; a case that fails twice is a real failure.
  const fixed = ['test', '--forbid-only', '--retries=1', reporters];
  return runCounted(bin('@playwright/test/cli.js'), [...fixed, ...args], options);
}

/**
 * Node can hang for ever at exit, where it waits for a compiler that waits for a garbage collection (nodejs/node 54918).
 * So a runner that does not exit is killed, and its counts decide. A run that fails without a failed case, or in which no
 * case ran, is one failure.
 */
export async function runCounted(
  script: string,
  args: string[],
  { env, exitMs = 20_000, output = 'inherit' }: Options = {},
): Promise<Count> {
  const stdio = ['ignore', output, output, 'ipc'] as const;
  const runner = adopt(fork(script, args, { cwd: root, stdio: [...stdio], env: { ...process.env, ...env } }));
  const count: Count = { passed: 0, skipped: 0, failures: [] };
  let waiting: NodeJS.Timeout | undefined;
  runner.on('message', (message: Count) => {
    Object.assign(count, message);
    waiting = setTimeout(() => runner.kill('SIGKILL'), exitMs);
  });
  const [code] = await once(runner, 'close');
  clearTimeout(waiting);
  if (count.failures.length > 0) return count;
  if (code > 0) count.failures.push('The run failed, although no case did');
  else if (count.passed === 0) count.failures.push('No case ran');
  return count;
}
