/**
 * `npm run test:faults`: what `npm test` tries a little of, at length: an hour or two, one fault at a time. Names of
 * files given as arguments run only these. At the end a table of what was done to the shop, and what became of it.
 */
import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Figure } from '../faults/figures.ts';
import { root } from './pinnedNode.mjs';
import { runVitest } from './testRunners.ts';

process.chdir(root);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(130));
process.on('disconnect', () => process.exit(130));
process.channel?.unref();

const figures = process.env.FAULTS_FIGURES ?? join(tmpdir(), `kakon-faults-${process.pid}.jsonl`);
const args = ['--project', 'faults', '--no-file-parallelism', ...process.argv.slice(2)];
const { failed } = await runVitest(args, { FAULTS: 'long', FAULTS_FIGURES: figures });
if (existsSync(figures)) {
  const lines = (await readFile(figures, 'utf8')).trim().split('\n');
  const rows = lines.map((line) => JSON.parse(line) as Figure);
  const told = (counts: Figure['counts']) =>
    Object.entries(counts)
      .map(([name, count]) => `${name}: ${count.toLocaleString('en')}`)
      .join('; ');
  console.log('| what was done | what became of it |\n| --- | --- |');
  for (const { fault, counts } of rows) console.log(`| ${fault} | ${told(counts)} |`);
  if (!process.env.FAULTS_FIGURES) await rm(figures);
}
process.exitCode = failed === 0 ? 0 : 1;
