import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { bin, runCounted, runPlaywright, runVitest } from './runners.ts';

/** Failures that are meant would confuse readers of the whole output. */
const output = 'ignore';

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'kakon-runners-'));
  return () => rm(directory, { recursive: true });
});

async function write(name: string, code: string): Promise<string> {
  await writeFile(join(directory, name), code);
  return join(directory, name);
}

describe('a runner', () => {
  const sends = 'process.send({ passed: 2, skipped: 1, failures: [] }, () => process.disconnect());';
  const stays = 'setInterval(() => {}, 1000);';
  const noCase = 'The run failed, although no case did';

  test.each([
    ['succeeds', sends, 2, []],
    ['fails although all cases passed', `${sends} process.exitCode = 1;`, 2, [noCase]],
    ['dies without counts', 'process.exit(1);', 0, [noCase]],
    ['succeeds without counts', '', 0, ['No case ran']],
  ])('that %s', async (_name, code, passed, failures) => {
    const script = await write('runner.mjs', code);
    expect(await runCounted(script, [], { output })).toMatchObject({ passed, failures });
  });

  test('that sends its counts and does not exit', async () => {
    const script = await write('runner.mjs', sends + stays);
    expect(await runCounted(script, [], { exitMs: 300, output })).toMatchObject({ passed: 2, failures: [] });
  });
});

test('Vitest: failed cases, unhandled errors and files that do not load are listed with their errors', async () => {
  await write(
    'sum.test.ts',
    `
    describe('a sum', () => {
      test('is right', () => {});
      test('is wrong', () => { expect(1).toBe(2); });
      test.skip('is unknown', () => {});
    });`,
  );
  await write('broken.test.ts', "throw new Error('does not load\\nat all');");
  await write(
    'hook.test.ts',
    `
    describe('with a hook', () => {
      beforeAll(() => { throw new Error('does not begin'); });
      test('is skipped', () => {});
    });`,
  );
  await write(
    'unhandled.test.ts',
    `
    test('ends too early', async () => {
      setTimeout(() => { throw new Error('comes late'); });
      await new Promise((resolve) => setTimeout(resolve, 50));
    });`,
  );
  const { failures, ...counts } = await runVitest([`--root=${directory}`, '--globals'], { output });
  expect(counts).toEqual({ passed: 2, skipped: 2 });
  expect(failures.sort()).toEqual([
    'broken.test.ts: does not load',
    'hook.test.ts: does not begin',
    'sum.test.ts: a sum > is wrong: expected 1 to be 2 // Object.is equality',
    'unhandled.test.ts: ends too early: Unhandled error: comes late',
  ]);
});

const playwright = `import { expect, test } from ${JSON.stringify(bin('@playwright/test/index.mjs'))};`;

test('Playwright: failed cases are listed with their errors; a second try counts', async () => {
  await write(
    'cart.spec.mjs',
    `${playwright}
    test('adds', () => {});
    test('adds late', ({}, { retry }) => { expect(retry).toBe(1); });
    test.skip('adds nothing', () => {});
    test.describe('without a network', () => {
      test('says so', () => { expect(1).toBe(2); });
    });`,
  );
  const { failures, ...counts } = await runPlaywright([`--config=${directory}`], { output });
  expect(counts).toEqual({ passed: 2, skipped: 1 });
  expect(failures).toEqual([
    expect.stringMatching(/cart\.spec\.mjs:6: without a network > says so: Error: .*toBe/),
  ]);
});

test('Playwright: a file that does not load is one failure', async () => {
  await write('broken.spec.mjs', "throw new Error('does not load');");
  await write('cart.spec.mjs', `${playwright} test('adds', () => {});`);
  const { passed, failures } = await runPlaywright([`--config=${directory}`], { output });
  expect(passed).toBe(0);
  expect(failures).toEqual([expect.stringMatching(/broken\.spec\.mjs:1: Error: does not load/)]);
});
