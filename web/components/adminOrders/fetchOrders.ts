/** Fetches the orders of a file or a selection: all pages of a filter, or the selected ones as they are now. */
import { inPackingOrder } from '#domain/courierFile.ts';
import { MAX_SELECTED_ORDERS } from '#domain/orderListing.ts';
import { MAX_LIMIT } from '#domain/pages.ts';
import { adminApi } from '#web/api/adminClient.ts';
import type { AdminOrder } from '#web/api/responses.ts';

export type OrderFilter = NonNullable<NonNullable<Parameters<typeof adminApi.orders>[0]>['query']>;

/** The selected orders, or all that match the filters of the list. */
export type OrderSource = { orders: readonly AdminOrder[] } | { filter: OrderFilter };

/** Selected orders as they are now. */
export const ordersById = async (ids: readonly string[]): Promise<AdminOrder[]> => {
  if (ids.length === 0) return [];
  return (await adminApi.orders({ query: { ids: ids.join(','), limit: String(MAX_SELECTED_ORDERS) } }))
    .orders;
};

/** The oldest orders that match: the first to be packed. `total` says on which pages they are. */
export async function oldestOrders(filter: OrderFilter, total: number, most: number): Promise<AdminOrder[]> {
  const last = Math.ceil(total / most);
  const pages = await Promise.all(
    [last - 1, last].map((page) =>
      adminApi.orders({ query: { ...filter, page: String(Math.max(1, page)), limit: String(most) } }),
    ),
  );
  const found = new Map(pages.flatMap(({ orders }) => orders).map((order) => [order._id, order]));
  return inPackingOrder([...found.values()]).slice(0, most);
}

/** Fetches all pages, at the largest page size. */
export async function filteredOrders(filter: OrderFilter): Promise<AdminOrder[]> {
  const found = new Map<string, AdminOrder>();
  for (let page = 1, pages = 1; page <= pages; page++) {
    const query = { ...filter, page: String(page), limit: String(MAX_LIMIT) };
    const { orders, totalPages } = await adminApi.orders({ query });
    // A new order shifts the last row of a page to the next page. Each order is written once.
    for (const order of orders) found.set(order._id, order);
    pages = totalPages;
  }
  return [...found.values()];
}

/** All orders of the source. The selection may be older than its orders, so they are read again. */
export const allOrders = (source: OrderSource): Promise<AdminOrder[]> =>
  'orders' in source ? ordersById(source.orders.map(({ _id }) => _id)) : filteredOrders(source.filter);
