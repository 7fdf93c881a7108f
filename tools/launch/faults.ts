/**
 * `npm run test:faults`: runs the fault tests of `npm test -- --all` at length, one at a time, for an hour or two. Names of
 * files run only those files. Prints a table of the faults and their results at the end.
 */
import './endWithNpm.mjs';
import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FaultResult } from '../../faults/results.ts';
import { runVitest } from '../test/runners.ts';
import { root } from './pinnedNode.mjs';
import { exitOnSignals } from './progress.mjs';

process.chdir(root);
exitOnSignals();

const figures = process.env.FAULTS_FIGURES ?? join(tmpdir(), `kakon-faults-${process.pid}.jsonl`);
const args = ['--project', 'faults', '--no-file-parallelism', ...process.argv.slice(2)];
const { failures } = await runVitest(args, { env: { FAULTS: 'long', FAULTS_FIGURES: figures } });
if (existsSync(figures)) {
  const lines = (await readFile(figures, 'utf8')).trim().split('\n');
  const rows = lines.map((line) => JSON.parse(line) as FaultResult);
  const listed = (counts: FaultResult['counts']) =>
    Object.entries(counts)
      .map(([name, count]) => `${name}: ${count.toLocaleString('en')}`)
      .join('; ');
  console.log('| fault | result |\n| --- | --- |');
  for (const { fault, counts } of rows) console.log(`| ${fault} | ${listed(counts)} |`);
  if (!process.env.FAULTS_FIGURES) await rm(figures);
}
process.exitCode = failures.length === 0 ? 0 : 1;
