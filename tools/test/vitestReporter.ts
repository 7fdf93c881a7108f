/** Sends the counts of a run to the process that started Vitest. */
import type { Reporter, SerializedError, TestCase, TestModule } from 'vitest/node';
import { type Count, failureLine } from './count.ts';

export default class VitestReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly SerializedError[]): void {
    const cases = modules.flatMap((module) => [...module.children.allTests()]);
    const count: Count = {
      passed: cases.filter((one) => one.result().state === 'passed').length,
      skipped: cases.filter((one) => one.result().state === 'skipped').length,
      failures: [
        ...modules.flatMap(failuresIn),
        ...unhandledErrors.map((error) => failureLine('Unhandled error', error)),
      ],
    };
    process.send?.(count);
  }
}

/** A file that fails without a failed case, for example because it does not load, counts as one failure. */
function failuresIn(module: TestModule): string[] {
  const file = module.relativeModuleId;
  const failed: TestCase[] = [...module.children.allTests('failed')];
  if (failed.length > 0) {
    return failed.map((one) => failureLine(`${file}: ${one.fullName}`, one.result().errors?.[0]));
  }
  if (module.state() !== 'failed') return [];
  const [error] = [module, ...module.children.allSuites()].flatMap((suite) => suite.errors());
  return [failureLine(file, error)];
}
