/**
 * `npm test`: types, lint, unit and API tests, the build, and the browser tests. Everything runs even if something
 * before it failed; the last line counts test cases, a check without cases counting as one. Names of steps given as
 * arguments run only these.
 */
import { auditPackages } from './auditPackages.ts';
import { buildIfStale } from './build.ts';
import { signalChildren } from './children.mjs';
import { ensureChromium } from './chromium.ts';
import { root } from './pinnedNode.mjs';
import { step } from './progress.mjs';
import { bin, runChecked } from './testCommands.ts';
import type { Count } from './testCounts.ts';
import { runPlaywright, runVitest } from './testRunners.ts';

const WINGS = ['domain', 'contract', 'server', 'web', 'tools'];

const MEASUREMENTS = ['--short', '--only=kept,cold,render,orders,carts,growth', '--output=build/bench.json'];

/** What is still under way then has failed, and so has what has not begun: better than never to be told. */
const LIMIT_MS = 38 * 60_000;
/** For the browser tests to put their report in order. */
const REPORTING_MS = 30_000;

interface Step {
  name: string;
  run(): Promise<Count>;
}

/** Passes or fails as a whole. */
const check = (name: string, work: () => Promise<unknown>): Step => ({
  name,
  run: async () => {
    try {
      await step(name, work);
      return { passed: 1, failed: 0, skipped: 0 };
    } catch (error) {
      console.log(error instanceof Error ? error.message : error);
      return { passed: 0, failed: 1, skipped: 0 };
    }
  },
});

const STEPS: Step[] = [
  check('route types', () => runChecked(bin('@react-router/dev/bin.cjs'), ['typegen'])),
  ...WINGS.map((wing) =>
    check(`types of ${wing}`, () => runChecked(bin('typescript/bin/tsc'), ['-p', wing])),
  ),
  check('style', () => runChecked(bin('@biomejs/biome/bin/biome'), ['ci', '.'])),
  check('unused code', () => runChecked(bin('knip/bin/knip.js'), [])),
  { name: 'packages', run: auditPackages },
  { name: 'units', run: () => runVitest() },
  check('build', buildIfStale),
  // Their figures mean nothing on a machine that does other things; that they can be had is what is checked.
  check('measurements', () => runChecked('bench/run.ts', MEASUREMENTS)),
  { name: 'browser', run: runInBrowser },
];

async function runInBrowser(): Promise<Count> {
  try {
    await ensureChromium();
  } catch (error) {
    console.log(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1, skipped: 0 };
  }
  return runPlaywright(timeLeft());
}

/** In milliseconds. */
const timeLeft = (): number => LIMIT_MS - REPORTING_MS - performance.now();

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !STEPS.some((candidate) => candidate.name === name));
if (unknown.length > 0) {
  console.error(
    `No step is called ${unknown.join(', ')}; there are: ${STEPS.map(({ name }) => name).join(', ')}`,
  );
  process.exit(1);
}
process.chdir(root);
// Leaving in order takes the children along.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(130));
process.on('disconnect', () => process.exit(130));
// Hearing of it is no reason to go on when all is done.
process.channel?.unref();
setTimeout(() => {
  console.log(`${LIMIT_MS / 60_000} minutes are over: what is under way is ended.`);
  signalChildren('SIGKILL');
}, LIMIT_MS).unref();
const total: Count = { passed: 0, failed: 0, skipped: 0 };
const summary: string[] = [];
for (const { name, run } of STEPS.filter(
  (candidate) => asked.length === 0 || asked.includes(candidate.name),
)) {
  const begun = Date.now();
  const count = timeLeft() > 0 ? await run() : { passed: 0, failed: 1, skipped: 0 };
  for (const kind of ['passed', 'failed', 'skipped'] as const) total[kind] += count[kind];
  const seconds = ((Date.now() - begun) / 1000).toFixed(1);
  summary.push(
    `${count.failed === 0 ? '✓' : '✗'} ${name}: ${count.passed} passed, ${count.failed} failed${count.skipped ? `, ${count.skipped} skipped` : ''} (${seconds} s)`,
  );
}
console.log(`\n${summary.join('\n')}\n`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
