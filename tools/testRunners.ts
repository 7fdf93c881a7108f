/** The runners of tests, and how many cases each has had. */
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bin, runReporting } from './testCommands.ts';
import { type Count, countPlaywright, countVitest } from './testCounts.ts';

export async function runVitest(args: string[] = [], env: Record<string, string> = {}): Promise<Count> {
  const path = reportOf('vitest');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${path}`];
  const { report, ok } = await runReporting(bin('vitest/vitest.mjs'), ['run', ...reporters, ...args], {
    path,
    env,
  });
  return countVitest(report, ok);
}

/** Stops after so many milliseconds, and tells what it has by then. */
export async function runPlaywright(limitMs: number): Promise<Count> {
  const path = reportOf('playwright');
  const { report, ok } = await runReporting(
    bin('@playwright/test/cli.js'),
    [
      'test',
      '--forbid-only',
      // A browser on two busy cores is slow now and then; what fails twice is no accident.
      '--retries=1',
      '--reporter=list,json',
      // None would be no limit.
      `--global-timeout=${Math.max(limitMs, 1)}`,
    ],
    { path, env: { PLAYWRIGHT_JSON_OUTPUT_FILE: path } },
  );
  return countPlaywright(report, ok);
}

const reportOf = (runner: string): string => join(tmpdir(), `kakon-${runner}-${process.pid}.json`);
