/** Counts the test cases in the reports of Vitest and Playwright, and names those that failed. */
import { z } from 'zod';

export interface Count {
  passed: number;
  failed: number;
  skipped: number;
  /** File and title of each failed case. The runners print them long before the end of the output. */
  failures?: string[];
}

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
});

/** A file that fails to load has no cases and counts as one failure. */
export function countVitest(report: unknown, ok: boolean): Count {
  const read = vitestReport.safeParse(report);
  if (!read.success) return withVerdict({ passed: 0, failed: 0, skipped: 0 }, ok);
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = read.data;
  const unloaded = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((one) => one.status !== 'failed'),
  );
  const failures = [
    ...unloaded.map(({ name }) => name),
    ...testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === 'failed')
        .map(({ fullName }) => `${name}: ${fullName}`),
    ),
  ];
  const failed = numFailedTests + unloaded.length;
  return withVerdict(
    { passed: numPassedTests, failed, skipped: numPendingTests + numTodoTests, failures },
    ok,
  );
}

const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
  suites: z.array(z.looseObject({})).default([]),
});

const playwrightSuite = z.object({
  suites: z.array(z.looseObject({})).default([]),
  specs: z
    .array(
      z.object({
        title: z.string(),
        file: z.string(),
        line: z.number(),
        tests: z.array(z.object({ projectName: z.string(), status: z.string() })),
      }),
    )
    .default([]),
});

/** A file is a suite, and so is each `describe` in it. */
function failuresIn(suite: unknown): string[] {
  const read = playwrightSuite.safeParse(suite);
  if (!read.success) return [];
  const { suites, specs } = read.data;
  const own = specs.flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ projectName }) => `[${projectName}] ${file}:${line}: ${title}`),
  );
  return [...own, ...suites.flatMap(failuresIn)];
}

export function countPlaywright(report: unknown, ok: boolean): Count {
  const read = playwrightReport.safeParse(report);
  if (!read.success) return withVerdict({ passed: 0, failed: 0, skipped: 0 }, ok);
  const { expected, unexpected, flaky, skipped } = read.data.stats;
  const failures = read.data.suites.flatMap(failuresIn);
  return withVerdict({ passed: expected + flaky, failed: unexpected, skipped, failures }, ok);
}

/** A run that fails without a failed case, or that has no cases, counts as one failure. */
function withVerdict(count: Count, ok: boolean): Count {
  const unexplained = !ok && count.failed === 0;
  const empty = count.passed + count.failed === 0;
  return unexplained || empty ? { ...count, failed: count.failed + 1 } : count;
}
