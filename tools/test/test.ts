/**
 * `npm test`: types, style, unused code, unit and API tests, the build, and each browser journey once. `--all` adds the
 * packages, the fault tests, the measurements, the specs of every page and the second screen width. Names of steps run only those steps. A failed
 * step does not stop the others. The last line counts test cases; a check without cases counts as one.
 */

import { buildIfStale } from '../build/build.ts';
import '../launch/endWithNpm.mjs';
import { root } from '../launch/pinnedNode.mjs';
import { exitOnSignals, signalChildren, step } from '../launch/progress.mjs';
import { auditPackages } from './auditPackages.ts';
import { ensureChromium } from './chromium.ts';
import { bin, runChecked } from './commands.ts';
import type { Count } from './counts.ts';
import { runPlaywright, runVitest } from './runners.ts';

const LAYERS = ['domain', 'contract', 'server', 'web', 'tools'];

const MEASUREMENTS = [
  '--short',
  '--only=cached,cold,render,orders,carts,growth',
  '--output=build/bench.json',
];

/** The projects of Vitest without the fault tests. */
const SHORT_PROJECTS = ['rules', 'web', 'server'];

/** After this time a step that runs is ended, and it and the steps after it count as failed. */
const LIMIT_MS = 38 * 60_000;
/** Time for the browser tests to write their report. */
const REPORTING_MS = 30_000;

const given = process.argv.slice(2);
const all = given.includes('--all');
const asked = given.filter((name) => name !== '--all');

interface Step {
  name: string;
  /** Left out unless it is named or `--all` is given. */
  onlyInAll?: boolean;
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
  ...LAYERS.map((layer) =>
    check(`types of ${layer}`, () => runChecked(bin('typescript/bin/tsc'), ['-p', layer])),
  ),
  check('style', () => runChecked(bin('@biomejs/biome/bin/biome'), ['ci', '.'])),
  check('unused code', () => runChecked(bin('knip/bin/knip.js'), [])),
  { name: 'packages', run: auditPackages, onlyInAll: true },
  { name: 'units', run: () => runVitest(all ? [] : SHORT_PROJECTS.map((name) => `--project=${name}`)) },
  check('build', buildIfStale),
  // Checks that the measurements run. Their figures mean nothing on a machine that does other work.
  { ...check('measurements', () => runChecked('bench/run.ts', MEASUREMENTS)), onlyInAll: true },
  { name: 'browser', run: runInBrowser },
];

async function runInBrowser(): Promise<Count> {
  try {
    await ensureChromium();
  } catch (error) {
    console.log(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1, skipped: 0 };
  }
  return runPlaywright({ limitMs: timeLeft(), all });
}

function isSelected({ name, onlyInAll }: Step): boolean {
  return asked.length > 0 ? asked.includes(name) : all || !onlyInAll;
}

/** In milliseconds. */
const timeLeft = (): number => LIMIT_MS - REPORTING_MS - performance.now();

const unknown = asked.filter((name) => !STEPS.some((candidate) => candidate.name === name));
if (unknown.length > 0) {
  console.error(
    `Unknown step: ${unknown.join(', ')}. The steps are ${STEPS.map(({ name }) => name).join(', ')}`,
  );
  process.exit(1);
}
process.chdir(root);
process.env.NODE_ENV = 'test';
exitOnSignals();
setTimeout(() => {
  console.log(`The limit of ${LIMIT_MS / 60_000} minutes is reached: the running step is ended.`);
  signalChildren('SIGKILL');
}, LIMIT_MS).unref();
const total: Count = { passed: 0, failed: 0, skipped: 0 };
const summary: string[] = [];
for (const { name, run } of STEPS.filter(isSelected)) {
  const begun = Date.now();
  const count = timeLeft() > 0 ? await run() : { passed: 0, failed: 1, skipped: 0 };
  for (const kind of ['passed', 'failed', 'skipped'] as const) total[kind] += count[kind];
  const seconds = ((Date.now() - begun) / 1000).toFixed(1);
  summary.push(
    `${count.failed === 0 ? '✓' : '✗'} ${name}: ${count.passed} passed, ${count.failed} failed${count.skipped ? `, ${count.skipped} skipped` : ''} (${seconds} s)`,
    ...(count.failures ?? []).map((failure) => `    ${failure}`),
  );
}
console.log(`\n${summary.join('\n')}\n`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
