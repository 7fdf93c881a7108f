import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { runReporting } from './commands.ts';

const directory = await mkdtemp(join(tmpdir(), 'kakon-runner-'));
afterAll(() => rm(directory, { recursive: true }));

/** A test runner that runs the given JavaScript. */
async function runnerThat(name: string, code: string) {
  const script = join(directory, `${name}.mjs`);
  await writeFile(script, `import { writeFileSync } from 'node:fs';\n${code}`);
  return (path: string) => runReporting(script, [path], { path, exitMs: 100 });
}

const reports = "writeFileSync(process.argv[2], JSON.stringify({ cases: 'all' }));";
const stays = 'setInterval(() => {}, 1000);';

test.each([
  ['succeeds', reports, { ok: true, report: { cases: 'all' } }],
  ['fails', `${reports} process.exit(1);`, { ok: false, report: { cases: 'all' } }],
  ['dies without a report', 'process.exit(1);', { ok: false, report: null }],
  [
    'dies in its report',
    'writeFileSync(process.argv[2], "{"); process.exit(1);',
    { ok: false, report: null },
  ],
  ['reports and does not exit', reports + stays, { ok: true, report: { cases: 'all' } }],
])('a runner that %s', async (name, code, outcome) => {
  const run = await runnerThat(name, code);
  expect(await run(join(directory, `${name}.json`))).toEqual(outcome);
});

test('the report of an earlier run is ignored', async () => {
  const path = join(directory, 'left.json');
  await writeFile(path, '{}');
  const run = await runnerThat('dies without its own', 'process.exit(1);');
  expect(await run(path)).toEqual({ ok: false, report: null });
});
