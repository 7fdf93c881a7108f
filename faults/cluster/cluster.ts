/** A whole cluster as in deploy/README.md: etcd, Patroni, HAProxy, PgBouncer and two shops. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll } from 'vitest';
import { root } from '../../tools/launch/pinnedNode.mjs';
import { admin } from '../shopUnderTest.ts';
import { deployedEnvironment, deployedValue, deployFile } from './deployedFiles.ts';
import { Machine, user } from './machines.ts';
import { waitUntil } from './waitUntil.ts';

export interface Cluster {
  dir: string;
  databases: Machine[];
  shops: Machine[];
  balancers: Machine[];
  /** Where clients send their requests. */
  addresses: string[];
  /** The machine whose PostgreSQL is the primary. Null while there is none. */
  primary(): Promise<Machine | null>;
  /** A connection to the primary. */
  connectTo(database: string): Promise<pg.Client>;
  /** The URL of the shops' database on the primary. */
  databaseUrl(): Promise<string>;
  /** Every database is the primary or a standby that confirms orders, and every shop is ready. */
  isWhole(): Promise<boolean>;
  startShop(shop: Machine, cwd?: string, env?: Record<string, string>): void;
}

interface Options {
  /** Archives WAL by pgBackRest, as on real machines. Else nothing is archived. */
  archive?: boolean;
}

export async function openCluster({ archive = false }: Options = {}): Promise<Cluster> {
  const dir = mkdtempSync(join(tmpdir(), 'kakon-cluster-'));
  execFileSync('chmod', ['755', dir]);
  // pgBackRest's repository is there, too.
  execFileSync('chown', [user.name, dir]);
  const machines = (names: string[], first: number) =>
    names.map((name, n) => new Machine(name, first + n, dir));
  const databases = machines(['db1', 'db2', 'db3'], 11);
  const shops = machines(['shop1', 'shop2'], 21);
  const balancers = machines(['lb1', 'lb2'], 2);
  const all = [...balancers, ...shops, ...databases];
  const end = () => Promise.all(all.map((machine) => machine.kill()));
  const close = async () => {
    await end();
    if (!process.env.CLUSTER_KEEP) rmSync(dir, { recursive: true, force: true, maxRetries: 10 });
  };
  afterAll(close);
  // What a killed run has left.
  await end();
  const cluster = clusterOf(dir, { databases, shops, balancers });
  try {
    await startDatabases(cluster, archive);
    await startShops(cluster);
    return cluster;
  } catch (error) {
    await close();
    throw error;
  }
}

const isOk = (url: string) =>
  fetch(url, { signal: AbortSignal.timeout(2_000) }).then(
    ({ ok }) => ok,
    () => false,
  );

function clusterOf(dir: string, machines: Pick<Cluster, 'databases' | 'shops' | 'balancers'>): Cluster {
  const { databases, shops, balancers } = machines;
  const addresses = balancers.map(({ address }) => `http://${address}:8080`);
  const primary = async () => {
    const found = await Promise.all(databases.map(({ address }) => isOk(`http://${address}:8008/primary`)));
    return databases.find((_, n) => found[n]) ?? null;
  };
  const addressOfPrimary = async () => {
    const found = await waitUntil('there is a primary', primary, 60_000);
    return found.address;
  };
  const confirms = ({ address }: Machine) =>
    isOk(`http://${address}:8008/sync`).then((ok) => ok || isOk(`http://${address}:8008/primary`));
  return {
    dir,
    ...machines,
    addresses,
    primary,
    async connectTo(database) {
      const password = deployedValue('POSTGRES_PASSWORD');
      const client = new pg.Client({ host: await addressOfPrimary(), user: 'postgres', password, database });
      client.on('error', () => {});
      await client.connect();
      return client;
    },
    databaseUrl: async () =>
      `postgres://kakon:${deployedValue('SHOP_PASSWORD')}@${await addressOfPrimary()}:5432/kakon`,
    async isWhole() {
      const states = await Promise.all([
        ...databases.map(confirms),
        ...shops.map(({ address }) => isOk(`http://${address}:3000/api/health`)),
        ...addresses.map((address) => isOk(`${address}/api/health`)),
        primary().then(Boolean),
      ]);
      return states.every(Boolean);
    },
    startShop,
  };
}

const withoutArchive = (text: string) =>
  text
    .replace(/archive_command: .*/, 'archive_command: /bin/true')
    .replace(/restore_command: .*/, 'restore_command: /bin/false');

async function startDatabases(cluster: Cluster, archive: boolean): Promise<void> {
  const { databases } = cluster;
  for (const machine of databases) {
    const env = deployedEnvironment('etcd/etcd.env', machine);
    machine.start('etcd', { file: '/usr/bin/etcd', args: [], env });
    deployFile('pgbackrest/pgbackrest.conf', machine);
    const config = deployFile('patroni/patroni.yml', machine, (text) =>
      archive ? text : withoutArchive(text),
    );
    machine.start('patroni', { file: '/usr/bin/patroni', args: [config] });
  }
  await waitUntil('there is a primary', cluster.primary, 90_000);
  const client = await cluster.connectTo('postgres');
  await client.query(`create role kakon login password '${deployedValue('SHOP_PASSWORD')}'`);
  await client.query('create database kakon owner kakon');
  await client.query('grant pg_monitor to kakon');
  await client.end();
}

async function startShops(cluster: Cluster): Promise<void> {
  const { shops, balancers } = cluster;
  for (const machine of shops) {
    const haproxy = deployFile('haproxy/database.cfg', machine);
    machine.start('haproxy', { file: '/usr/sbin/haproxy', args: ['-f', haproxy], asRoot: true });
    deployFile('pgbouncer/userlist.txt', machine);
    const pgbouncer = deployFile('pgbouncer/pgbouncer.ini', machine);
    machine.start('pgbouncer', { file: '/usr/sbin/pgbouncer', args: [pgbouncer] });
  }
  for (const machine of balancers) {
    deployFile('haproxy/kakon-503.http', machine);
    const haproxy = deployFile('haproxy/shops.cfg', machine);
    machine.start('haproxy', { file: '/usr/sbin/haproxy', args: ['-f', haproxy], asRoot: true });
  }
  await migrate(shops[0] as Machine);
  for (const shop of shops) startShop(shop);
  await waitUntil('the cluster is whole', cluster.isWhole, 120_000);
}

/** As `npm run migrate` on a shop's machine. Waits until its HAProxy has found the primary. */
export async function migrate(shop: Machine, cwd = root): Promise<void> {
  const env = { PATH: process.env.PATH, ...deployedEnvironment('shop/shop.env', shop) };
  const tryOnce = async () => {
    execFileSync(process.execPath, ['tools/launch/migrate.ts'], { cwd, env, stdio: 'pipe' });
    return true;
  };
  await waitUntil('the database is migrated', tryOnce, 60_000);
}

function startShop(shop: Machine, cwd = root, env: Record<string, string> = {}): void {
  shop.start('shop', {
    file: process.execPath,
    args: ['server/testing/shopProcess.ts'],
    asRoot: true,
    cwd,
    env: {
      ...deployedEnvironment('shop/shop.env', shop),
      LIMITS_FACTOR: '1000',
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
      ...env,
    },
  });
}
