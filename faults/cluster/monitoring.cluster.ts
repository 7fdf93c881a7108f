/** Prometheus as in deploy/ reads every machine, knows every figure that an alert names, and alerts when a machine fails. */
import { setTimeout as pause } from 'node:timers/promises';
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
const customers = await registerCustomers(cluster.addresses[0] ?? '', 1, 100_000);
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

interface Alert {
  labels: { alertname: string };
  state: 'pending' | 'firing';
}

const namesIn = (alerts: readonly Alert[]) => alerts.map(({ labels }) => labels.alertname);

/** The names in an expression that are figures: neither functions, nor labels, nor values of labels. */
const figuresOf = ({ expr }: Rule): string[] =>
  expr
    .replace(/\{.*?\}|"[^"]*"|\b(?:by|on) \(.*?\)/g, '')
    .match(/\b(?:kakon_\w+|patroni_\w+|etcd_\w+|up)\b/g) ?? [];

it('has every figure of every alert, and none of them fires on a whole cluster', async () => {
  await startPrometheus();
  const stream = new OrderStream(cluster.addresses, customers);
  stream.start();
  await waitUntil('customers order', async () => stream.confirmed > 50, 60_000);
  const alertsOf = async () => (await ask<{ alerts: Alert[] }>('alerts')).alerts;
  // Longer than an alert about waiting commits takes to fire.
  for (let seconds = 0; seconds < 30; seconds += 1) {
    expect(namesIn(await alertsOf())).not.toContain('CommitsWait');
    await pause(1_000);
  }
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
  expect(namesIn((await alertsOf()).filter(({ state }) => state === 'firing'))).toEqual([]);
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
    const { alerts } = await ask<{ alerts: Alert[] }>('alerts');
    return namesIn(alerts).includes('ReplicaMissing');
  };
  await standby.kill(['patroni', 'postgres']);
  await waitUntil('the alert is pending', isAlerted, 60_000);
  standby.startEnded();
  await waitUntil('the cluster is whole', cluster.isWhole, 120_000);
  await waitUntil('the alert has gone', async () => !(await isAlerted()), 60_000);
});

it('alerts when no standby confirms orders, and no longer when they do', async () => {
  const leading = await cluster.primary();
  const standbys = cluster.databases.filter((each) => each !== leading);
  const stream = new OrderStream(cluster.addresses, customers);
  stream.start();
  await waitUntil('customers order', async () => stream.confirmed > 5, 60_000);
  const stateOf = async () => {
    const { alerts } = await ask<{ alerts: Alert[] }>('alerts');
    return alerts.find(({ labels }) => labels.alertname === 'CommitsWait')?.state;
  };
  for (const standby of standbys) standby.signal('SIGSTOP', ['postgres']);
  try {
    await waitUntil('the alert fires', async () => (await stateOf()) === 'firing', 60_000);
  } finally {
    for (const standby of standbys) standby.signal('SIGCONT', ['postgres']);
  }
  await waitUntil('the cluster is whole', cluster.isWhole, 120_000);
  await waitUntil('the alert has gone', async () => (await stateOf()) === undefined, 60_000);
  await stream.stop();
});
