/** Reads what a courier's file is made of: the orders that may go into it, and the courier's names of places. */
import type { LeftOutKind } from '#domain/courierFile.ts';
import type { KnownPlaces } from '#domain/courierParcels.ts';
import { inShopStatuses } from '#domain/orderStatus.ts';
import { adminApi } from '#web/api/adminClient.ts';
import type { AdminOrder, CourierLayoutRow } from '#web/api/responses.ts';
import {
  allOrders,
  filteredOrders,
  type OrderFilter,
  type OrderSource,
} from '#web/components/adminOrders/fetchOrders.ts';

/** Orders that are no longer in the shop are many, so they are counted first and read only when asked for. */
const gone = ['shipped', 'delivered', 'cancelled'] as const satisfies readonly LeftOutKind[];
export type GoneStatus = (typeof gone)[number];

export interface CourierFile {
  layout: CourierLayoutRow;
  source: OrderSource;
  orders: readonly AdminOrder[];
  /** Orders that match the filters and are not read yet. */
  unread: Partial<Record<GoneStatus, number>>;
  known: KnownPlaces;
}

/** The orders of the filter with one status. */
export const ordersWithStatus = (
  source: OrderSource,
  status: GoneStatus | (typeof inShopStatuses)[number],
): Promise<AdminOrder[]> =>
  'filter' in source ? filteredOrders({ ...source.filter, status }) : Promise.resolve([]);

const countWithStatus = async (filter: OrderFilter, status: GoneStatus): Promise<[GoneStatus, number]> => {
  const { totalOrders } = await adminApi.orders({ query: { ...filter, status, limit: '1' } });
  return [status, totalOrders];
};

async function readOrders(source: OrderSource): Promise<Pick<CourierFile, 'orders' | 'unread'>> {
  if ('orders' in source) return { orders: await allOrders(source), unread: {} };
  const { filter } = source;
  const isAsked = (status: string) => !filter.status || filter.status === status;
  const [read, counts] = await Promise.all([
    Promise.all(inShopStatuses.filter(isAsked).map((status) => ordersWithStatus(source, status))),
    Promise.all(gone.filter(isAsked).map((status) => countWithStatus(filter, status))),
  ]);
  return { orders: read.flat(), unread: Object.fromEntries(counts) };
}

async function readPlaces({ courier }: CourierLayoutRow): Promise<KnownPlaces> {
  if (courier === null) return { rules: [], chosen: new Map() };
  const { places, chosen } = await adminApi.courierPlaces({ query: { courier } });
  return {
    rules: places,
    chosen: new Map(chosen.map(({ order, district, zone }) => [order, { district, zone }])),
  };
}

export async function openCourierFile(source: OrderSource, layout: CourierLayoutRow): Promise<CourierFile> {
  const [orders, known] = await Promise.all([readOrders(source), readPlaces(layout)]);
  return { layout, source, ...orders, known };
}
