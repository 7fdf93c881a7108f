/**
 * Machines of the cluster are killed, frozen and cut off at random moments while customers order. No confirmed order is lost
 * or doubled, and sales go on by themselves.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { registerCustomers } from '../customers.ts';
import { randomOf } from '../random.ts';
import { checkOrders } from './checkOrders.ts';
import { openCluster } from './cluster.ts';
import { type Fault, faultsOf } from './machineFaults.ts';
import { OrderStream } from './orderStream.ts';
import { waitUntil } from './waitUntil.ts';

const rounds = Number(process.env.CLUSTER_ROUNDS ?? 20);
const mostPauseMs = 15_000;
const customers = 4;

const cluster = await openCluster();
const [address = ''] = cluster.addresses;
const registered = await registerCustomers(address, customers, 1_000_000);
const random = randomOf(Number(process.env.CLUSTER_SEED ?? 1));

interface Outcome {
  times: number;
  longestMs: number;
  wholeMs: number;
}

/** Customers stop at a response that should never occur. */
async function confirmMore(what: string, stream: OrderStream, orders: number): Promise<void> {
  const enough = stream.confirmed + orders;
  await waitUntil(what, async () => stream.unexpected.length > 0 || stream.confirmed >= enough, 60_000);
  expect(stream.unexpected).toEqual([]);
}

/** Returns how long no order was confirmed, and how long it took until the cluster was whole again. */
async function survive(fault: Fault, stream: OrderStream): Promise<Omit<Outcome, 'times'>> {
  await confirmMore('customers order', stream, 5 + random.whole(30));
  stream.takeLongestGap();
  const undo = await fault.strike(random);
  const startedAt = performance.now();
  await confirmMore(`sales go on after: ${fault.name}`, stream, 6);
  // Long enough to be noticed, whatever it is.
  await pause(3_000 + random.whole(6_000));
  await undo();
  await waitUntil(`the cluster is whole after: ${fault.name}`, cluster.isWhole, 120_000);
  return { longestMs: stream.takeLongestGap(), wholeMs: performance.now() - startedAt };
}

it(`machines fail ${rounds} times`, async () => {
  const stream = new OrderStream(cluster.addresses, registered);
  stream.start();
  const outcomes = new Map<string, Outcome>();
  const faults = faultsOf(cluster).filter(({ name }) => name.includes(process.env.CLUSTER_FAULT ?? ''));
  const order = Array.from({ length: Math.ceil(rounds / faults.length) }, () =>
    random.shuffled(faults),
  ).flat();
  for (const [round, fault] of order.slice(0, rounds).entries()) {
    const { longestMs, wholeMs } = await survive(fault, stream);
    console.log(
      `${round + 1}/${rounds} ${fault.name}: no order for ${(longestMs / 1000).toFixed(1)} s, whole after ${(wholeMs / 1000).toFixed(0)} s`,
    );
    const known = outcomes.get(fault.name);
    outcomes.set(fault.name, {
      times: (known?.times ?? 0) + 1,
      longestMs: Math.max(known?.longestMs ?? 0, longestMs),
      wholeMs: Math.max(known?.wholeMs ?? 0, wholeMs),
    });
  }
  await stream.stop();
  print(outcomes);
  const check = await checkOrders(cluster, stream);
  console.log(JSON.stringify({ ...stream.counts, ...check }));
  const tooLong = [...outcomes].filter(([, { longestMs }]) => longestMs > mostPauseMs);
  expect(tooLong).toEqual([]);
});

function print(outcomes: ReadonlyMap<string, Outcome>): void {
  console.log(
    '| fault | times | longest without an order, s | whole again after, s |\n| --- | --- | --- | --- |',
  );
  for (const [name, { times, longestMs, wholeMs }] of [...outcomes].sort())
    console.log(`| ${name} | ${times} | ${(longestMs / 1000).toFixed(1)} | ${(wholeMs / 1000).toFixed(0)} |`);
}
