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
import { exitOnSignals } from './progress.mjs';

exitOnSignals();
const figures = join(tmpdir(), `kakon-faults-${process.pid}.jsonl`);
const args = ['--project', 'faults', '--no-file-parallelism', ...process.argv.slice(2)];
const { failures } = await runVitest(args, { env: { FAULTS: 'long', FAULTS_FIGURES: figures } });
if (existsSync(figures)) {
  console.log('| fault | result |\n| --- | --- |');
  for (const line of (await readFile(figures, 'utf8')).trim().split('\n')) {
    const { fault, counts } = JSON.parse(line) as FaultResult;
    const shown = Object.entries(counts).map(([name, count]) => `${name}: ${count.toLocaleString('en')}`);
    console.log(`| ${fault} | ${shown.join('; ')} |`);
  }
  await rm(figures);
}
process.exitCode = failures.length === 0 ? 0 : 1;
