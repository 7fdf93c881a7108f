/** Runs Vitest and Playwright and counts their cases. */
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bin, runReporting } from './commands.ts';
import { type Count, countPlaywright, countVitest } from './counts.ts';

export async function runVitest(args: string[] = [], env: Record<string, string> = {}): Promise<Count> {
  const path = reportOf('vitest');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${path}`];
  const { report, ok } = await runReporting(bin('vitest/vitest.mjs'), ['run', ...reporters, ...args], {
    path,
    env,
  });
  return countVitest(report, ok);
}

interface BrowserRun {
  /** After this time the run stops and reports the cases that have ended. */
  limitMs: number;
  /** Runs every spec on a phone and on a desktop; otherwise each journey once, at the width where it matters. */
  all: boolean;
}

export async function runPlaywright({ limitMs, all }: BrowserRun): Promise<Count> {
  const path = reportOf('playwright');
  const { report, ok } = await runReporting(
    bin('@playwright/test/cli.js'),
    [
      'test',
      '--forbid-only',
      // A browser on two busy cores is sometimes slow; a case that fails twice is a real failure.
      '--retries=1',
      '--reporter=list,json',
      // Zero would mean no limit.
      `--global-timeout=${Math.max(limitMs, 1)}`,
    ],
    { path, env: { PLAYWRIGHT_JSON_OUTPUT_FILE: path, ...(!all && { KAKON_E2E_JOURNEYS_ONLY: '1' }) } },
  );
  return countPlaywright(report, ok);
}

const reportOf = (runner: string): string => join(tmpdir(), `kakon-${runner}-${process.pid}.json`);
