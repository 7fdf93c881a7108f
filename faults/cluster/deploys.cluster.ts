/** Shops are restarted and replaced by a newer version while customers order: no request fails. */
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../tools/launch/pinnedNode.mjs';
import { registerCustomers } from '../customers.ts';
import { checkOrders } from './checkOrders.ts';
import { migrate, openCluster } from './cluster.ts';
import type { Machine } from './machines.ts';
import { OrderStream } from './orderStream.ts';
import { waitUntil } from './waitUntil.ts';

const restarts = Number(process.env.CLUSTER_RESTARTS ?? 50);
const customers = 4;

const cluster = await openCluster();
const [address = ''] = cluster.addresses;
const registered = await registerCustomers(address, customers, 1_000_000);

/** As `systemctl restart` does it, and then the next one only when this one is ready. */
async function replace(shop: Machine, cwd?: string): Promise<void> {
  const old = shop.childOf('shop');
  old?.kill('SIGTERM');
  await waitUntil('the shop has ended', async () => old?.exitCode === 0, 20_000);
  cluster.startShop(shop, cwd);
  await waitUntil('the shop is ready', cluster.isWhole, 60_000);
}

async function whileCustomersOrder(work: () => Promise<void>): Promise<void> {
  const stream = new OrderStream(cluster.addresses, registered);
  stream.start();
  await waitUntil('customers order', async () => stream.confirmed > 10, 60_000);
  await work();
  await stream.stop();
  const check = await checkOrders(cluster, stream);
  console.log(JSON.stringify({ ...stream.counts, ...check }));
  expect({ ...stream.counts, requests: 0 }).toEqual({ requests: 0, refused: 0, withoutResponse: 0 });
}

it(`${restarts} restarts, one shop after the other`, async () => {
  await whileCustomersOrder(async () => {
    for (let n = 0; n < restarts; n += 1) await replace(cluster.shops[n % cluster.shops.length] as Machine);
  });
});

/** What the image holds, with two more migrations: a column that this version does not know, and an index. */
function makeNextVersion(): string {
  const next = join(cluster.dir, 'next');
  mkdirSync(next);
  const copied = readFileSync(join(root, 'deploy/docker/Dockerfile'), 'utf8').matchAll(
    /^COPY --from=build \/kakon\/(\S+)/gm,
  );
  for (const [, path = ''] of copied)
    if (!['build', 'node_modules'].includes(path))
      cpSync(join(root, path), join(next, path), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(next, 'node_modules'));
  const add = (name: string, sql: string) => writeFileSync(join(next, 'migrations', name), sql);
  add(
    '9000_gift_wrap.sql',
    "-- oldest program: 0024\n\nalter table orders add column gift_wrap text not null default '';\n",
  );
  add(
    '9001_gift_wrap_index.sql',
    `-- oldest program: 0024
-- without transaction

drop index concurrently if exists orders_gift_wrap;
create index concurrently orders_gift_wrap on orders (gift_wrap) where gift_wrap <> '';
`,
  );
  return next;
}

it('a newer version migrates the database, serves beside this one, and is taken back', async () => {
  const next = makeNextVersion();
  const [first, second] = cluster.shops as [Machine, Machine];
  await whileCustomersOrder(async () => {
    await migrate(first, next);
    expect(await cluster.isWhole()).toBe(true);
    await replace(first, next);
    await replace(second, next);
    await replace(first);
  });
  const client = await cluster.connectTo('kakon');
  const { rows } = await client.query(
    "select indisvalid as valid from pg_index where indexrelid = 'orders_gift_wrap'::regclass",
  );
  await client.end();
  expect(rows).toEqual([{ valid: true }]);
});
