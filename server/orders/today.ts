/** The figures of the Today page. */
import type { endpoints } from '#contract/endpoints.ts';
import { EXPIRING_DAYS, unsoldUntil } from '#domain/batches.ts';
import { mayDo } from '#domain/duties.ts';
import { toTaka } from '#domain/money.ts';
import type { Confirmation } from '#domain/orderCalls.ts';
import { returnedSinceAt } from '#domain/orderListing.ts';
import type { Handler } from '#server/context.ts';
import { sumBatches } from '#server/products/batchListQueries.ts';
import { openOrders, outstanding, returnedSince, type Waiting } from './todayQueries.ts';

const inTaka = ({ orders, poisha }: Waiting) => ({ orders, amount: toTaka(poisha) });
const none = { orders: 0, poisha: 0, notPrinted: 0, notBooked: 0 };

export const today: Handler<typeof endpoints.today> = async (_, { db, clock, caller }) => {
  const [open, returned, unpaid, expiring] = await Promise.all([
    openOrders(db),
    returnedSince(db, returnedSinceAt(clock())),
    mayDo(caller, 'money') ? outstanding(db) : null,
    mayDo(caller, 'products') ? sumBatches(db, unsoldUntil(clock(), EXPIRING_DAYS)) : null,
  ]);
  const of = (confirmation: Confirmation | null) =>
    open.find((row) => row.confirmation === confirmation) ?? none;
  const toPack = of('confirmed');
  return {
    toCall: inTaka(of('to_call')),
    noAnswer: inTaka(of('no_answer')),
    toPack: { ...inTaka(toPack), notPrinted: toPack.notPrinted, notBooked: toPack.notBooked },
    refused: inTaka(of('refused')),
    withCourier: inTaka(of(null)),
    returned: inTaka(returned),
    ...(unpaid && { outstanding: inTaka(unpaid) }),
    ...(expiring && {
      expiring: {
        batches: expiring.batches,
        pieces: expiring.pieces,
        ...(mayDo(caller, 'money') && { value: toTaka(expiring.poisha) }),
      },
    }),
  };
};
