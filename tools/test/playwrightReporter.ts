/** Sends the counts of a run to the process that started Playwright. */
import { relative } from 'node:path';
import type { Reporter, Suite, TestCase, TestError } from '@playwright/test/reporter';
import { type Count, failureLine } from './count.ts';

export default class PlaywrightReporter implements Reporter {
  private cases: TestCase[] = [];
  /** Outside the cases, for example of a file that does not load. */
  private errors: string[] = [];

  onBegin(_config: unknown, suite: Suite): void {
    this.cases = suite.allTests();
  }

  onError(error: TestError): void {
    this.errors.push(failureLine(placeOf(error.location), error));
  }

  onEnd(): void {
    const byOutcome = Map.groupBy(this.cases, (one) => one.outcome());
    const numberOf = (outcome: ReturnType<TestCase['outcome']>) => byOutcome.get(outcome)?.length ?? 0;
    const count: Count = {
      // A case that passes at the second try has passed.
      passed: numberOf('expected') + numberOf('flaky'),
      skipped: numberOf('skipped'),
      failures: [...this.errors, ...(byOutcome.get('unexpected') ?? []).map(failureOf)],
    };
    process.send?.(count);
  }
}

function failureOf(one: TestCase): string {
  const [, project, , ...titles] = one.titlePath();
  const error = one.results.at(-1)?.error;
  return failureLine(`[${project}] ${placeOf(one.location)}: ${titles.join(' > ')}`, error);
}

const placeOf = (location: TestError['location']): string =>
  location ? `${relative(process.cwd(), location.file)}:${location.line}` : 'Playwright';
