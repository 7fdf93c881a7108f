/** PgBouncer as in deploy/, in both modes: what the shop finds out about it, and what it refuses. */
import { expect, it } from 'vitest';
import { findTraits } from '#server/database/connectionTraits.ts';
import { refuseUnreachable } from '#server/database/externalDatabase.ts';
import { refuseUnsuitedPooler } from '#server/database/refusePooler.ts';
import { openCluster } from './cluster.ts';
import { deployedEnvironment, deployFile } from './deployedFiles.ts';
import type { Machine } from './machines.ts';
import { waitUntil } from './waitUntil.ts';

const cluster = await openCluster();
const [shop] = cluster.shops as [Machine];
const { DATABASE_URL: pooled = '', DATABASE_DIRECT_URL: direct = '' } = deployedEnvironment(
  'shop/shop.env',
  shop,
);

/** Another PgBouncer on the shop's machine, with a change of the deployed configuration. */
async function openPooler(port: number, change: (text: string) => string): Promise<string> {
  const config = deployFile('pgbouncer/pgbouncer.ini', shop, (text) =>
    change(text).replace('listen_port = 6432', `listen_port = ${port}`),
  );
  shop.start(`pgbouncer-${port}`, { file: '/usr/sbin/pgbouncer', args: [config] });
  const url = pooled.replace(':6432', `:${port}`);
  return waitUntil('the pooler responds', () => refuseUnreachable(url).then(() => url), 10_000);
}

it('in transaction mode there are no sessions, no timeouts of ours and, before 1.21, no names', async () => {
  expect(await findTraits(pooled)).toEqual({
    sessions: false,
    startupParameters: false,
    namedStatements: false,
  });
  await expect(refuseUnsuitedPooler(pooled, direct)).resolves.toMatchObject({
    directTraits: { sessions: true, startupParameters: true },
  });
});

it('in transaction mode alone it is refused, as DATABASE_URL and as DATABASE_DIRECT_URL', async () => {
  await expect(refuseUnsuitedPooler(pooled, null)).rejects.toThrow(
    'DATABASE_URL: that is a pooler that shares connections between transactions, through which no notification arrives; also set DATABASE_DIRECT_URL, to PostgreSQL itself',
  );
  await expect(refuseUnsuitedPooler(direct, pooled)).rejects.toThrow('DATABASE_DIRECT_URL: that is a pooler');
});

it('in transaction mode without limits of statements it is refused', async () => {
  const endless = await openPooler(6501, (text) => text.replace(/ connect_query=.*/, ''));
  await expect(refuseUnsuitedPooler(endless, direct)).rejects.toThrow(
    'DATABASE_URL: that pooler gives connections without idle_in_transaction_session_timeout, lock_timeout, statement_timeout; set them in its connect_query',
  );
});

it('in statement mode it is refused, since it refuses transactions', async () => {
  const statements = await openPooler(6503, (text) =>
    text.replace('pool_mode = transaction', 'pool_mode = statement'),
  );
  const reason =
    'that is a pooler in statement mode, which refuses transactions; set its pool_mode to transaction';
  await expect(refuseUnsuitedPooler(statements, direct)).rejects.toThrow(`DATABASE_URL: ${reason}`);
  await expect(refuseUnsuitedPooler(direct, statements)).rejects.toThrow(`DATABASE_DIRECT_URL: ${reason}`);
});

it.each(['transaction', 'session'])('with one connection in %s mode it is refused', async (mode) => {
  const single = await openPooler(mode === 'session' ? 6504 : 6505, (text) =>
    text
      .replace('pool_mode = transaction', `pool_mode = ${mode}`)
      .replace('default_pool_size = 20', 'default_pool_size = 1'),
  );
  await expect(refuseUnsuitedPooler(single, direct)).rejects.toThrow(
    'DATABASE_URL: that pooler gives no second connection within 3 s while one is in use; raise its default_pool_size',
  );
});

it('in session mode it suits, with names and without another address', async () => {
  const sessions = await openPooler(6502, (text) =>
    text.replace('pool_mode = transaction', 'pool_mode = session'),
  );
  const traits = { sessions: true, startupParameters: false, namedStatements: true };
  expect(await refuseUnsuitedPooler(sessions, null)).toEqual({ traits, directTraits: traits });
  // The shop serves through it alone: requests, jobs, events and listening.
  shop.childOf('shop')?.kill('SIGTERM');
  await waitUntil('the shop has ended', async () => shop.childOf('shop')?.exitCode === 0, 20_000);
  cluster.startShop(shop, undefined, { DATABASE_URL: sessions, DATABASE_DIRECT_URL: '' });
  await waitUntil('the shop is ready', cluster.isWhole, 30_000);
});
