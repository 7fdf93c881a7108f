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
    const cases = (outcome: string) => this.cases.filter((one) => one.outcome() === outcome);
    process.send?.({
      // A case that passes at the second try has passed.
      passed: cases('expected').length + cases('flaky').length,
      skipped: cases('skipped').length,
      failures: [...this.errors, ...cases('unexpected').map(failureOf)],
    } satisfies Count);
  }
}

function failureOf(one: TestCase): string {
  const [, project, , ...titles] = one.titlePath();
  const error = one.results.at(-1)?.error;
  return failureLine(`[${project}] ${placeOf(one.location)}: ${titles.join(' > ')}`, error);
}

const placeOf = (location: TestError['location']): string =>
  location ? `${relative(process.cwd(), location.file)}:${location.line}` : 'Playwright';
