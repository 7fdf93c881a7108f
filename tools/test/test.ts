/**
 * `npm test`: types, style, unused code, unit and API tests, the build, and each browser journey once. `--all` adds the
 * packages, the fault tests, the measurements, the specs of every page and the second screen width. Names of steps run
 * only those steps. A failed step does not stop the others. The last line counts test cases; a check without cases counts
 * as one.
 */
import { buildIfStale } from '../build/build.ts';
import '../launch/endWithNpm.mjs';
import { root } from '../launch/pinnedNode.mjs';
import { exitOnSignals, runQuietly, signalChildren, step } from '../launch/progress.mjs';
import { auditPackages } from './auditPackages.ts';
import { ensureChromium } from './chromium.ts';
import { type Count, failureLine } from './count.ts';
import { bin, runPlaywright, runVitest } from './runners.ts';

const LAYERS = ['domain', 'contract', 'server', 'web', 'tools'];

const MEASUREMENTS = [
  '--short',
  '--only=cached,cold,render,orders,carts,growth',
  '--output=build/bench.json',
];

/** After this time a step that runs is ended, and it and the steps after it count as failed. */
const LIMIT_MS = 38 * 60_000;
/** Time for the browser tests to report. */
const REPORTING_MS = 30_000;

/** In milliseconds. */
const timeLeft = (): number => LIMIT_MS - REPORTING_MS - performance.now();

const given = process.argv.slice(2);
const all = given.includes('--all');
const asked = given.filter((name) => name !== '--all');

interface Step {
  name: string;
  /** Left out unless it is named or `--all` is given. */
  onlyInAll?: boolean;
  /** Rejects if the step fails as a whole. */
  run(): Promise<Count>;
}

/** Passes or fails as a whole. */
const check = (name: string, work: () => Promise<unknown>): Step => ({
  name,
  run: async () => {
    await step(name, work);
    return { passed: 1, skipped: 0, failures: [] };
  },
});

/** Prints nothing unless the script fails. */
const script = (name: string, path: string, ...args: string[]): Step =>
  check(name, () => runQuietly(process.execPath, [path, ...args], { cwd: root }));

const STEPS: Step[] = [
  script('route types', bin('@react-router/dev/bin.cjs'), 'typegen'),
  ...LAYERS.map((layer) => script(`types of ${layer}`, bin('typescript/bin/tsc'), '-p', layer)),
  script('style', bin('@biomejs/biome/bin/biome'), 'ci', '.'),
  script('unused code', bin('knip/bin/knip.js')),
  { name: 'packages', run: auditPackages, onlyInAll: true },
  { name: 'units', run: () => runVitest(all ? [] : ['--project=!faults']) },
  check('build', buildIfStale),
  // Checks that the measurements run. Their figures mean nothing on a machine that does other work.
  { ...script('measurements', 'bench/run.ts', ...MEASUREMENTS), onlyInAll: true },
  { name: 'browser', run: runInBrowser },
];

async function runInBrowser(): Promise<Count> {
  await ensureChromium({ headlessShell: !all });
  // After this time the run stops and reports the cases that have ended. Zero would mean no limit.
  const limit = `--global-timeout=${Math.max(timeLeft(), 1)}`;
  return runPlaywright([limit], all ? {} : { env: { KAKON_E2E_JOURNEYS_ONLY: '1' } });
}

async function countOf({ name, run }: Step): Promise<Count> {
  try {
    if (timeLeft() <= 0) throw new Error('no time is left');
    return await run();
  } catch (error) {
    const failure = error instanceof Error ? error : new Error(String(error));
    console.log(failure.message);
    return { passed: 0, skipped: 0, failures: [failureLine(name, failure)] };
  }
}

const unknown = asked.filter((name) => !STEPS.some((candidate) => candidate.name === name));
if (unknown.length > 0) {
  const names = STEPS.map(({ name }) => name).join(', ');
  console.error(`Unknown step: ${unknown.join(', ')}. The steps are ${names}`);
  process.exit(1);
}
process.chdir(root);
process.env.NODE_ENV = 'test';
exitOnSignals();
setTimeout(() => {
  console.log(`The limit of ${LIMIT_MS / 60_000} minutes is reached: the running step is ended.`);
  signalChildren('SIGKILL');
}, LIMIT_MS).unref();
const selected = STEPS.filter(({ name, onlyInAll }) =>
  asked.length > 0 ? asked.includes(name) : all || !onlyInAll,
);
const summary: string[] = [];
let [passed, failed] = [0, 0];
for (const one of selected) {
  const begun = Date.now();
  const { failures, ...count } = await countOf(one);
  passed += count.passed;
  failed += failures.length;
  const seconds = ((Date.now() - begun) / 1000).toFixed(1);
  const skipped = count.skipped > 0 ? `, ${count.skipped} skipped` : '';
  summary.push(
    `${failures.length === 0 ? '✓' : '✗'} ${one.name}: ${count.passed} passed, ${failures.length} failed${skipped} (${seconds} s)`,
    ...failures.map((failure) => `    ${failure}`),
  );
}
console.log(`\n${summary.join('\n')}\n`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
