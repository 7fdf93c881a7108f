import { describe, expect, test } from 'vitest';
import { countPlaywright, countVitest } from './testCounts.ts';

const file = (status: string, ...cases: string[]) => ({
  status,
  assertionResults: cases.map((one) => ({ status: one })),
});
const vitest = (numPassedTests: number, numFailedTests: number, ...testResults: object[]) => ({
  numPassedTests,
  numFailedTests,
  numPendingTests: 1,
  numTodoTests: 0,
  testResults,
});
const playwright = (expected: number, unexpected: number, flaky = 0) => ({
  stats: { expected, unexpected, flaky, skipped: 2 },
});

describe('unit tests', () => {
  test('cases are counted', () => {
    const report = vitest(2, 1, file('passed', 'passed'), file('failed', 'passed', 'failed'));
    expect(countVitest(report, false)).toEqual({ passed: 2, failed: 1, skipped: 1 });
  });

  test('a file that does not load is a failure', () => {
    expect(countVitest(vitest(1, 0, file('passed', 'passed'), file('failed')), false)).toMatchObject({
      failed: 1,
    });
  });

  test('a run that ends badly with all cases passed is a failure', () => {
    expect(countVitest(vitest(1, 0, file('passed', 'passed')), false)).toMatchObject({
      passed: 1,
      failed: 1,
    });
  });

  test.each([null, {}, vitest(0, 0)])('a run without cases is a failure: %o', (report) => {
    expect(countVitest(report, true)).toMatchObject({ passed: 0, failed: 1 });
  });
});

describe('browser tests', () => {
  test('one that passed at the second try has passed', () => {
    expect(countPlaywright(playwright(3, 1, 1), false)).toEqual({ passed: 4, failed: 1, skipped: 2 });
  });

  test.each([null, playwright(0, 0)])('a run without cases is a failure: %o', (report) => {
    expect(countPlaywright(report, true)).toMatchObject({ passed: 0, failed: 1 });
  });
});
