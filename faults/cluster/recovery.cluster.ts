/**
 * The cluster goes back to a moment between two orders, by pgBackRest: from the last backup and the WAL that was archived
 * since, by the commands of deploy/README.md.
 */
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { connect } from '#server/database/connect.ts';
import { callShop } from '../callShop.ts';
import { registerCustomers } from '../customers.ts';
import { brokenInvariants } from '../invariantQueries.ts';
import { orderOf } from '../productsForSale.ts';
import { openCluster } from './cluster.ts';
import { type Machine, user } from './machines.ts';
import { waitUntil } from './waitUntil.ts';

const cluster = await openCluster({ archive: true });
const [address = ''] = cluster.addresses;
const registered = await registerCustomers(address, 1, 1_000);
const [product] = registered.products;

/** As browsers do it: again with the same key until there is a response. */
async function order(): Promise<string> {
  const [token] = registered.tokens;
  const call = { token, body: orderOf(product ? [product] : []), key: crypto.randomUUID() };
  const placed = async () => {
    const { status, body } = await callShop(address, 'POST', '/orders', call);
    return status === 201 ? (body.orderNumber as string) : null;
  };
  return waitUntil('the order is placed', placed, 30_000);
}

/** As the user postgres on the machine. */
const run = (file: string, args: string[], input?: string): string =>
  execFileSync(file, args, {
    uid: user.uid,
    input,
    encoding: 'utf8',
    stdio: [input ? 'pipe' : 'ignore', 'pipe', 'pipe'],
  });

const backrest = ({ dir }: Machine, ...args: string[]) =>
  run('/usr/bin/pgbackrest', [`--config=${dir}/pgbackrest.conf`, '--stanza=kakon', ...args]);
const dataOf = ({ dir }: Machine) => join(dir, 'kakon');
const control = ({ dir, address: host }: Machine, ...args: string[]) =>
  run('/usr/lib/postgresql/15/bin/pg_ctl', [
    '--pgdata',
    dataOf({ dir } as Machine),
    '--wait',
    '--log',
    join(dir, 'restored.log'),
    ...args,
    ...(args[0] === 'start'
      ? ['--options', `-c listen_addresses=${host} -c unix_socket_directories=${dir}`]
      : []),
  ]);

async function now(): Promise<string> {
  const client = await cluster.connectTo('kakon');
  const { rows } = await client.query('select now()::text as now');
  await client.end();
  return rows[0].now;
}

/** Everything until now is in the archive. */
async function archived(): Promise<void> {
  const client = await cluster.connectTo('postgres');
  const { rows } = await client.query('select pg_walfile_name(pg_switch_wal()) as file');
  await waitUntil(
    'the WAL is archived',
    async () =>
      (await client.query('select last_archived_wal >= $1 as done from pg_stat_archiver', [rows[0].file]))
        .rows[0].done,
    60_000,
  );
  await client.end();
}

async function restoreAll(target: string): Promise<void> {
  const { databases } = cluster;
  const [first] = databases as [Machine];
  for (const machine of databases) {
    const patroni = machine.childOf('patroni');
    patroni?.kill('SIGTERM');
    await waitUntil('Patroni has stopped', async () => patroni?.exitCode === 0, 60_000);
  }
  backrest(first, '--delta', '--type=time', `--target=${target}`, '--target-action=promote', 'restore');
  control(first, 'start');
  await waitUntil(
    'PostgreSQL is promoted',
    async () => {
      const socket = ['-h', first.dir, '-d', 'postgres', '-Atc', 'select pg_is_in_recovery()'];
      return run('/usr/bin/psql', socket).trim() === 'f';
    },
    60_000,
  );
  control(first, 'stop');
  run(
    '/usr/bin/patronictl',
    ['-c', join(first.dir, 'patroni.yml'), 'remove', 'kakon'],
    'kakon\nYes I am aware\n',
  );
  first.start('patroni');
  await waitUntil('there is a primary', cluster.primary, 60_000);
  for (const machine of databases.slice(1)) {
    rmSync(dataOf(machine), { recursive: true });
    machine.start('patroni');
  }
  await waitUntil('the cluster is whole', cluster.isWhole, 120_000);
}

it('goes back to a moment between two orders', async () => {
  const primary = await cluster.primary();
  backrest(primary as Machine, 'stanza-create');
  const early = await order();
  backrest(primary as Machine, 'backup');
  const kept = await order();
  await pause(1_100);
  const target = await now();
  await pause(1_100);
  const undone = await order();
  await archived();
  const startedAt = performance.now();
  await restoreAll(target);
  console.log(
    `Restored, with all databases and shops, after ${((performance.now() - startedAt) / 1000).toFixed(0)} s`,
  );
  const { db, close } = connect(await cluster.databaseUrl(), { waitForConnectionMs: 60_000 });
  const rows = await db.selectFrom('orders').select('order_number').execute();
  expect(rows.map(({ order_number }) => order_number).sort()).toEqual([early, kept].sort());
  expect(rows).not.toContainEqual({ order_number: undone });
  expect(await brokenInvariants(db)).toEqual({});
  await close();
  await order();
});
