import { describe, expect, test } from 'vitest';
import { countPlaywright, countVitest } from './counts.ts';

const file = (status: string, ...cases: string[]) => ({
  name: 'stock.test.ts',
  status,
  assertionResults: cases.map((one, index) => ({ fullName: `case ${index + 1}`, status: one })),
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
  suites: [
    {
      title: 'cart.spec.ts',
      specs: [
        {
          title: 'adds',
          file: 'cart.spec.ts',
          line: 1,
          tests: [{ projectName: 'phone', status: 'expected' }],
        },
      ],
      suites: [
        {
          title: 'without a network',
          specs: Array.from({ length: unexpected }, () => ({
            title: 'says so',
            file: 'cart.spec.ts',
            line: 7,
            tests: [{ projectName: 'phone', status: 'unexpected' }],
          })),
        },
      ],
    },
  ],
});

describe('unit tests', () => {
  test('counts the cases', () => {
    const report = vitest(2, 1, file('passed', 'passed'), file('failed', 'passed', 'failed'));
    expect(countVitest(report, false)).toEqual({
      passed: 2,
      failed: 1,
      skipped: 1,
      failures: ['stock.test.ts: case 2'],
    });
  });

  test('a file that does not load counts as one failure', () => {
    expect(countVitest(vitest(1, 0, file('passed', 'passed'), file('failed')), false)).toMatchObject({
      failed: 1,
      failures: ['stock.test.ts'],
    });
  });

  test('a run that fails although all cases passed counts as one failure', () => {
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
  test('a case that passes at the second try has passed', () => {
    expect(countPlaywright(playwright(3, 1, 1), false)).toEqual({
      passed: 4,
      failed: 1,
      skipped: 2,
      failures: ['[phone] cart.spec.ts:7: says so'],
    });
  });

  test.each([null, playwright(0, 0)])('a run without cases is a failure: %o', (report) => {
    expect(countPlaywright(report, true)).toMatchObject({ passed: 0, failed: 1 });
  });
});
