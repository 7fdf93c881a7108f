/** Messages to webhooks that events cause. Each is stored with its job in the transaction that applies the event. */
import { sql } from 'kysely';
import { defaultSettings } from '#domain/defaultSettings.ts';
import { toTaka } from '#domain/money.ts';
import { stockEventOf, type WebhookEvent } from '#domain/webhooks.ts';
import type { Database } from '#server/database/connect.ts';
import { executePrepared } from '#server/database/prepared.ts';
import {
  isOf,
  type OrderChanged,
  type ShopEvent,
  type StockChange,
  stockChangesIn,
} from '#server/outbox/events.ts';
import { newestSettings } from '#server/settings/versionQueries.ts';
import { messageBody } from '#server/webhooks/messageBody.ts';
import { queueMessages } from '#server/webhooks/messageQueries.ts';
import type { Projection } from './projection.ts';

interface Caused {
  event: WebhookEvent;
  bodyOf: (id: string) => string;
}

export const webhooks: Projection = {
  async apply(trx, events) {
    const active = sql<{ id: string; events: string[] }>`select id, events from webhooks where active`;
    const { rows } = await executePrepared(trx, active);
    if (rows.length === 0) return;
    const caused = [...(await ordersIn(trx, events)), ...(await stockIn(trx, events))];
    await queueMessages(
      trx,
      caused.flatMap((message) =>
        rows
          .filter((webhook) => webhook.events.includes(message.event))
          .map(({ id }) => ({ webhook: id, ...message })),
      ),
    );
  },
};

/** The number of an order and the name of a product are labels: the number never changes, a name rarely. */
async function labelsOf(
  trx: Database,
  table: 'orders' | 'products',
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const label = sql.ref(table === 'orders' ? 'order_number' : 'name');
  const { rows } = await sql<{ id: string; label: string }>`
    select id, ${label} as label from ${sql.table(table)} where id = any(${[...ids]}::uuid[])`.execute(trx);
  return new Map(rows.map((row) => [row.id, row.label]));
}

const isTold = ({ before, after, closing, mail }: OrderChanged): boolean =>
  before === null ||
  before.status !== after.status ||
  closing !== undefined ||
  mail?.kind === 'orderReturned';

async function ordersIn(trx: Database, events: readonly ShopEvent[]): Promise<Caused[]> {
  const changes = events.filter(isOf('orderChanged')).filter(isTold);
  const numbers = await labelsOf(
    trx,
    'orders',
    changes.map(({ order }) => order),
  );
  return changes.map((change) => orderMessage(change, numbers.get(change.order) ?? ''));
}

function orderMessage(change: OrderChanged, orderNumber: string): Caused {
  const { order: orderId, placedAt, before, after, sold, closing = null, mail } = change;
  const { status, totalPoisha, district } = after;
  const order = { orderId, orderNumber, placedAt, status, totalPrice: toTaka(totalPoisha), district };
  if (before === null) {
    const items = sold.map(({ product, pieces }) => ({ productId: product, quantity: pieces }));
    const bodyOf = messageBody('order.placed', new Date(placedAt), { ...order, items });
    return { event: 'order.placed', bodyOf };
  }
  const returned = mail?.kind === 'orderReturned';
  const data = { ...order, previousStatus: before.status, closingReason: closing, returned };
  return { event: 'order.status_changed', bodyOf: messageBody('order.status_changed', new Date(), data) };
}

async function stockIn(trx: Database, events: readonly ShopEvent[]): Promise<Caused[]> {
  const changes = stockChangesIn(events);
  if (changes.length === 0) return [];
  const limit = (await newestSettings(trx))?.lowStockLimit ?? defaultSettings.lowStockLimit;
  const deliverable = changes.flatMap((change) => {
    const event = stockEventOf(change, limit) as 'stock.low' | 'stock.out' | 'stock.back' | null;
    return event ? [{ event, change }] : [];
  });
  const names = await labelsOf(
    trx,
    'products',
    deliverable.map(({ change }) => change.product),
  );
  return deliverable.map(({ event, change }) => ({
    event,
    bodyOf: messageBody(event, new Date(), stockData(change, names.get(change.product) ?? '')),
  }));
}

const stockData = ({ product: productId, before, after: available }: StockChange, name: string) => ({
  ...{ productId, name, available },
  previous: before ?? 0,
});
