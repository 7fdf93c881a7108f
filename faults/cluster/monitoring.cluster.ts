/** Prometheus as in deploy/ reads every machine, knows every figure that an alert names, and alerts when a machine fails. */
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { registerCustomers } from '../customers.ts';
import { openCluster } from './cluster.ts';
import { deployed, deployFile } from './deployedFiles.ts';
import type { Machine } from './machines.ts';
import { OrderStream } from './orderStream.ts';
import { waitUntil } from './waitUntil.ts';

interface Rule {
  alert: string;
  expr: string;
}

const cluster = await openCluster();
const [machine] = cluster.balancers as [Machine];
const address = `http://${machine.address}:9090`;

async function ask<T>(path: string): Promise<T> {
  const response = await fetch(`${address}/api/v1/${path}`);
  return ((await response.json()) as { data: T }).data;
}

async function startPrometheus(): Promise<void> {
  deployFile('prometheus/kakon.rules.yml', machine);
  const config = deployFile('prometheus/prometheus.yml', machine);
  machine.start('prometheus', {
    file: '/usr/bin/prometheus',
    args: [
      `--config.file=${config}`,
      `--storage.tsdb.path=${machine.dir}/prometheus`,
      `--web.listen-address=${machine.address}:9090`,
    ],
  });
  await waitUntil('every machine is read', allTargetsAreUp, 60_000);
}

async function allTargetsAreUp(): Promise<boolean> {
  const { activeTargets } = await ask<{ activeTargets: { health: string }[] }>('targets');
  return activeTargets.length === 8 && activeTargets.every(({ health }) => health === 'up');
}

const rulesOf = (): Rule[] => parse(deployed('prometheus/kakon.rules.yml', machine)).groups[0].rules;

/** The names in an expression that are figures: neither functions, nor labels, nor values of labels. */
const figuresOf = ({ expr }: Rule): string[] =>
  expr
    .replace(/\{.*?\}|"[^"]*"|\b(?:by|on) \(.*?\)/g, '')
    .match(/\b(?:kakon_\w+|patroni_\w+|etcd_\w+|up)\b/g) ?? [];

it('has every figure of every alert, and none of them fires on a whole cluster', async () => {
  await startPrometheus();
  const { tokens, ...others } = await registerCustomers(cluster.addresses[0] ?? '', 1, 1_000);
  const stream = new OrderStream(cluster.addresses, { tokens, ...others });
  stream.start();
  await waitUntil('customers order', async () => stream.confirmed > 50, 60_000);
  await stream.stop();
  const rules = rulesOf();
  const names = new Set(rules.flatMap(figuresOf));
  expect(names.size).toBeGreaterThan(10);
  const known = async (name: string) => {
    // What has no series at the moment, as jobs when there are none, is known by its description.
    const of = name.replace(/_(count|bucket|sum)$/, '');
    return name === 'up' || Object.keys(await ask<object>(`metadata?metric=${of}`)).length > 0;
  };
  for (const name of names) expect(await known(name), name).toBe(true);
  const { groups } = await ask<{
    groups: { rules: { name: string; health: string; lastError?: string }[] }[];
  }>('rules');
  const loaded = groups.flatMap((group) => group.rules);
  expect(loaded.map(({ name }) => name)).toEqual(rules.map(({ alert }) => alert));
  const alerts = await ask<{ alerts: { labels: { alertname: string }; state: string }[] }>('alerts');
  expect(alerts.alerts.filter(({ state }) => state === 'firing')).toEqual([]);
  const lag = await ask<{ result: { metric: { standby: string } }[] }>(
    'query?query=kakon_standby_lag_seconds',
  );
  const standbys = new Set(lag.result.map(({ metric }) => metric.standby));
  expect(standbys.size).toBe(2);
});

it('alerts when a standby is gone, and no longer when it is back', async () => {
  const leading = await cluster.primary();
  const standby = cluster.databases.find((each) => each !== leading) as Machine;
  const isAlerted = async () => {
    const { alerts } = await ask<{ alerts: { labels: { alertname: string } }[] }>('alerts');
    return alerts.some(({ labels }) => labels.alertname === 'ReplicaMissing');
  };
  await standby.kill(['patroni', 'postgres']);
  await waitUntil('the alert is pending', isAlerted, 60_000);
  standby.startEnded();
  await waitUntil('the cluster is whole', cluster.isWhole, 120_000);
  await waitUntil('the alert has gone', async () => !(await isAlerted()), 60_000);
});
