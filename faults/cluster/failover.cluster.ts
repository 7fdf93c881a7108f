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

/** Each fault so often, unless the run says how many there are in all. */
const timesEach = 2;
const mostPauseMs = 15_000;
const customers = 4;

const cluster = await openCluster();
const [address = ''] = cluster.addresses;
const registered = await registerCustomers(address, customers, 1_000_000);
const random = randomOf(Number(process.env.CLUSTER_SEED ?? 1));
const wanted = (process.env.CLUSTER_FAULT ?? '').split(',');
const faults = faultsOf(cluster).filter(({ name }) => wanted.some((part) => name.includes(part)));
const rounds = Number(process.env.CLUSTER_ROUNDS || timesEach * faults.length);

interface Outcome {
  times: number;
  longestMs: number;
  wholeMs: number;
  /** Calls meanwhile, those that got 503, and those that got no response in time. */
  requests: number;
  refused: number;
  withoutResponse: number;
}

/** Customers stop at a response that should never occur. */
async function confirmMore(what: string, stream: OrderStream, orders: number): Promise<void> {
  const enough = stream.confirmed + orders;
  await waitUntil(what, async () => stream.unexpected.length > 0 || stream.confirmed >= enough, 60_000);
  expect(stream.unexpected).toEqual([]);
}

/** Until the cluster is whole again. */
async function survive(fault: Fault, stream: OrderStream): Promise<Omit<Outcome, 'times'>> {
  await confirmMore('customers order', stream, 5 + random.whole(30));
  stream.takeLongestGap();
  const before = { ...stream.counts };
  const undo = await fault.strike(random);
  const startedAt = performance.now();
  await confirmMore(`sales go on after: ${fault.name}`, stream, 6);
  // Long enough to be noticed, whatever it is.
  await pause(3_000 + random.whole(6_000));
  await undo();
  await waitUntil(`the cluster is whole after: ${fault.name}`, cluster.isWhole, 120_000);
  const { requests, refused, withoutResponse } = stream.counts;
  return {
    longestMs: stream.takeLongestGap(),
    wholeMs: performance.now() - startedAt,
    requests: requests - before.requests,
    refused: refused - before.refused,
    withoutResponse: withoutResponse - before.withoutResponse,
  };
}

it(`machines fail ${rounds} times`, async () => {
  const stream = new OrderStream(cluster.addresses, registered);
  stream.start();
  const outcomes = new Map<string, Outcome>();
  // In turns, so that none is left out, and each turn in another order.
  const turns = Math.ceil(rounds / faults.length);
  const order = Array.from({ length: turns }, () => random.shuffled(faults)).flat();
  for (const [round, fault] of order.slice(0, rounds).entries()) {
    const outcome = await survive(fault, stream);
    const { longestMs, wholeMs } = outcome;
    console.log(
      `${round + 1}/${rounds} ${fault.name}: no order for ${(longestMs / 1000).toFixed(1)} s, whole after ${(wholeMs / 1000).toFixed(0)} s`,
    );
    outcomes.set(fault.name, together(outcomes.get(fault.name), outcome));
  }
  await stream.stop();
  print(outcomes);
  const check = await checkOrders(cluster, stream);
  console.log(JSON.stringify({ ...stream.counts, ...check }));
  const tooLong = [...outcomes].filter(([, { longestMs }]) => longestMs > mostPauseMs);
  expect(tooLong).toEqual([]);
});

function together(known: Outcome | undefined, found: Omit<Outcome, 'times'>): Outcome {
  if (!known) return { times: 1, ...found };
  return {
    times: known.times + 1,
    longestMs: Math.max(known.longestMs, found.longestMs),
    wholeMs: Math.max(known.wholeMs, found.wholeMs),
    requests: known.requests + found.requests,
    refused: known.refused + found.refused,
    withoutResponse: known.withoutResponse + found.withoutResponse,
  };
}

function print(outcomes: ReadonlyMap<string, Outcome>): void {
  const share = (part: number, { requests }: Outcome) => `${((100 * part) / requests).toFixed(1)} %`;
  console.log(
    '| fault | times | longest without an order, s | whole again after, s | calls with 503 | without a response |\n| --- | --- | --- | --- | --- | --- |',
  );
  for (const [name, outcome] of [...outcomes].sort()) {
    const { times, longestMs, wholeMs, refused, withoutResponse } = outcome;
    console.log(
      `| ${name} | ${times} | ${(longestMs / 1000).toFixed(1)} | ${(wholeMs / 1000).toFixed(0)} | ${share(refused, outcome)} | ${share(withoutResponse, outcome)} |`,
    );
  }
}
