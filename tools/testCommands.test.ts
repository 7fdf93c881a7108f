import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { runReporting } from './testCommands.ts';

const room = await mkdtemp(join(tmpdir(), 'kakon-runner-'));
afterAll(() => rm(room, { recursive: true }));

/** A runner of tests that does what it is told, in JavaScript. */
async function runnerThat(name: string, deeds: string) {
  const script = join(room, `${name}.mjs`);
  await writeFile(script, `import { writeFileSync } from 'node:fs';\n${deeds}`);
  return (path: string) => runReporting(script, [path], { path, leavingMs: 100 });
}

const reports = "writeFileSync(process.argv[2], JSON.stringify({ told: 'all' }));";
const stays = 'setInterval(() => {}, 1000);';

test.each([
  ['goes well', reports, { ok: true, report: { told: 'all' } }],
  ['goes ill', `${reports} process.exit(1);`, { ok: false, report: { told: 'all' } }],
  ['dies without a report', 'process.exit(1);', { ok: false, report: null }],
  [
    'dies in its report',
    'writeFileSync(process.argv[2], "{"); process.exit(1);',
    { ok: false, report: null },
  ],
  ['reports and does not leave', reports + stays, { ok: true, report: { told: 'all' } }],
])('one that %s', async (name, deeds, told) => {
  const run = await runnerThat(name, deeds);
  expect(await run(join(room, `${name}.json`))).toEqual(told);
});

test('a report left behind by another is not its own', async () => {
  const path = join(room, 'left.json');
  await writeFile(path, '{}');
  const run = await runnerThat('dies beside it', 'process.exit(1);');
  expect(await run(path)).toEqual({ ok: false, report: null });
});
