/**
 * `npm run test:cluster`: the cluster of deploy/ on loopback addresses, with Debian's packages, as root on Debian 12.
 * Options: `--only=failover|deploys|recovery|pooler|monitoring|deploy.test`, `--rounds=34` (failures; each twice if absent),
 * `--fault=frozen,cut` (those with one of these in their names), `--restarts=50` (rolling restarts), `--keep` (the machines' files,
 * for a look at their logs).
 */
import './endWithNpm.mjs';
import { parseArgs } from 'node:util';
import { runVitest } from '../test/runners.ts';
import { exitOnSignals } from './progress.mjs';

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    rounds: { type: 'string', default: '' },
    fault: { type: 'string', default: '' },
    restarts: { type: 'string', default: '50' },
    keep: { type: 'boolean', default: false },
  },
});

exitOnSignals();
const { failures } = await runVitest(['--config', 'faults/cluster/vitest.config.ts', values.only], {
  env: {
    CLUSTER_ROUNDS: values.rounds,
    CLUSTER_FAULT: values.fault,
    CLUSTER_RESTARTS: values.restarts,
    CLUSTER_KEEP: values.keep ? 'yes' : '',
  },
});
process.exitCode = failures.length === 0 ? 0 : 1;
