/** Sends the counts of a run to the process that started Vitest. */
import type { Reporter, SerializedError, TestModule, TestState } from 'vitest/node';
import { type Count, failureLine } from './count.ts';

export default class VitestReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly SerializedError[]): void {
    const cases = (state: TestState) => modules.flatMap((module) => [...module.children.allTests(state)]);
    process.send?.({
      passed: cases('passed').length,
      skipped: cases('skipped').length,
      failures: [
        ...cases('failed').map((one) =>
          failureLine(`${one.module.relativeModuleId}: ${one.fullName}`, one.result().errors?.[0]),
        ),
        ...modules.flatMap(failuresOutsideCases),
        ...unhandledErrors.map((error) => failureLine(`${originOf(error, modules)}Unhandled error`, error)),
      ],
    } satisfies Count);
  }
}

/** The file and the case that were running. Vitest adds both to the error. */
function originOf(
  { VITEST_TEST_PATH, VITEST_TEST_NAME }: SerializedError,
  modules: readonly TestModule[],
): string {
  const module = modules.find(({ moduleId }) => moduleId === VITEST_TEST_PATH);
  return [module?.relativeModuleId, VITEST_TEST_NAME].map((part) => (part ? `${part}: ` : '')).join('');
}

/** For example of a file that does not load, or of a hook. */
const failuresOutsideCases = (module: TestModule): string[] =>
  [module, ...module.children.allSuites()]
    .flatMap((suite) => suite.errors())
    .map((error) => failureLine(module.relativeModuleId, error));
