/** How many test cases a run had, read from the reports the test runners write. */
import { z } from 'zod';

export interface Count {
  passed: number;
  failed: number;
  skipped: number;
}

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(
    z.object({ status: z.string(), assertionResults: z.array(z.object({ status: z.string() })) }),
  ),
});

/** A file that could not even be loaded has no cases, and counts as one that failed. */
export function countVitest(report: unknown, ok: boolean): Count {
  const read = vitestReport.safeParse(report);
  if (!read.success) return withVerdict({ passed: 0, failed: 0, skipped: 0 }, ok);
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = read.data;
  const unloaded = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((one) => one.status !== 'failed'),
  );
  const failed = numFailedTests + unloaded.length;
  return withVerdict({ passed: numPassedTests, failed, skipped: numPendingTests + numTodoTests }, ok);
}

const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
});

export function countPlaywright(report: unknown, ok: boolean): Count {
  const read = playwrightReport.safeParse(report);
  if (!read.success) return withVerdict({ passed: 0, failed: 0, skipped: 0 }, ok);
  const { expected, unexpected, flaky, skipped } = read.data.stats;
  return withVerdict({ passed: expected + flaky, failed: unexpected, skipped }, ok);
}

/** A run that ended badly without a case to show for it, or that ran no case at all, is a failure of its own. */
function withVerdict(count: Count, ok: boolean): Count {
  const unexplained = !ok && count.failed === 0;
  const empty = count.passed + count.failed === 0;
  return unexplained || empty ? { ...count, failed: count.failed + 1 } : count;
}
