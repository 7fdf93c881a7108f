/**
 * `npm test`: types, style, unused code, unit and API tests, the build, and the main browser journeys once. `--all` adds the
 * packages, the fault and long tests, the measurements, the other journeys, the specs of every page and the second screen width. Names
 * of steps run only those steps. A failed step does not stop the others. The last line counts test cases; a check without cases counts
 * as one.
 */
import '../launch/endWithNpm.mjs';
import { buildIfStale } from '../build/build.ts';
import { root } from '../launch/pinnedNode.mjs';
import { exitOnSignals, runQuietly, signalChildren, step } from '../launch/progress.mjs';
import { auditPackages } from './auditPackages.ts';
import { ensureChromium } from './chromium.ts';
import { type Count, failureLine, onePassed } from './count.ts';
import { bin, runPlaywright, runVitest } from './runners.ts';

const LAYERS = ['texts', 'domain', 'contract', 'server', 'web', 'tools'];
/** Threads of the compiler: as many as CI machines have cores. More would check again what files share. */
const THREADS = '2';
/** All projects of vitest.config.ts but these. */
const SHORT_UNITS = ['--project=!faults', '--project=!long'];
const GROUPS = '--only=cached,cold,render,orders,slowCommits,orderBytes,hotUpdates,homePage,carts,growth';

/**
 * After this time a step that runs is ended, and it and the steps after it count as failed. Twice what `--all` takes on a quiet
 * machine: shared machines are slower by half on some days.
 */
const LIMIT_MS = 70 * 60_000;
/** Time for the browser tests to report. */
const REPORTING_MS = 30_000;
const timeLeftMs = (): number => LIMIT_MS - REPORTING_MS - performance.now();

const given = process.argv.slice(2);
const all = given.includes('--all');
const asked = given.filter((name) => name !== '--all');

/** Rejects if the step fails as a whole. */
type Step = (name: string) => Promise<Count>;

/** Prints nothing unless the script fails. */
const script =
  (path: string, ...args: string[]): Step =>
  (name) =>
    step(name, () => runQuietly(process.execPath, [path, ...args], { cwd: root }).then(() => onePassed));

const steps: Record<string, Step> = {
  'route types': script(bin('@react-router/dev/bin.cjs'), 'typegen'),
  ...Object.fromEntries(
    LAYERS.map((layer) => [
      `types of ${layer}`,
      script(bin('typescript/bin/tsc'), '-p', layer, '--checkers', THREADS),
    ]),
  ),
  style: script(bin('@biomejs/biome/bin/biome'), 'ci', '.'),
  'unused code': script(bin('knip/bin/knip.js')),
  packages: auditPackages,
  units: () => runVitest(all ? [] : SHORT_UNITS),
  build: () => buildIfStale().then(() => onePassed),
  // Checks that the measurements run. Their figures mean nothing on a machine that does other work.
  measurements: script('bench/run.ts', '--short', GROUPS, '--output=build/bench.json'),
  browser: runInBrowser,
};
/** Left out unless they are named or `--all` is given. */
const onlyInAll = ['packages', 'measurements'];

async function runInBrowser(): Promise<Count> {
  await ensureChromium({ headlessShell: true });
  if (all) await ensureChromium();
  // After this time the run stops and reports the cases that have ended. Zero would mean no limit.
  const limit = `--global-timeout=${Math.max(timeLeftMs(), 1)}`;
  return runPlaywright([limit], all ? {} : { env: { KAKON_E2E_JOURNEYS_ONLY: '1' } });
}

async function countOf(name: string, run: Step): Promise<Count> {
  try {
    if (timeLeftMs() <= 0) throw new Error('no time is left');
    return await run(name);
  } catch (error) {
    const failure = error instanceof Error ? error : new Error(String(error));
    console.log(failure.message);
    return { passed: 0, skipped: 0, failures: [failureLine(name, failure)] };
  }
}

const names = Object.keys(steps);
const unknown = asked.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`Unknown step: ${unknown.join(', ')}. The steps are ${names.join(', ')}`);
  process.exit(1);
}
process.chdir(root);
process.env.NODE_ENV = 'test';
exitOnSignals();
setTimeout(() => {
  console.log(`The limit of ${LIMIT_MS / 60_000} minutes is reached: the running step is ended.`);
  signalChildren('SIGKILL');
}, LIMIT_MS).unref();

const summary: string[] = [];
let [passed, failed] = [0, 0];
for (const [name, run] of Object.entries(steps)) {
  if (asked.length > 0 ? !asked.includes(name) : onlyInAll.includes(name) && !all) continue;
  const startedAt = performance.now();
  const { failures, ...count } = await countOf(name, run);
  passed += count.passed;
  failed += failures.length;
  const mark = failures.length === 0 ? '✓' : '✗';
  const skipped = count.skipped > 0 ? `, ${count.skipped} skipped` : '';
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  summary.push(`${mark} ${name}: ${count.passed} passed, ${failures.length} failed${skipped} (${seconds} s)`);
  summary.push(...failures.map((failure) => `    ${failure}`));
}
console.log(`\n${summary.join('\n')}\n\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
