import { useLocation } from 'react-router';
import { orderStatusValues, statusLabel } from '#domain/orderStatus.ts';
import { FigureLinks } from '#web/components/admin/FigureLinks.tsx';
import type { Stats } from '#web/components/admin/stats.ts';
import { withQuery } from '#web/listQuery.ts';

/** The summary: how many orders stand where, over the whole shop. */
export function OrderFigures({ stats }: { stats: Stats }) {
  const { search } = useLocation();
  const chosen = new URLSearchParams(search).get('status') ?? '';
  const all = { label: 'All', count: stats.totalOrders, to: withQuery('', {}), isCurrent: chosen === '' };
  const figures = orderStatusValues.map((status) => ({
    label: statusLabel(status),
    count: stats.ordersByStatus[status],
    to: withQuery('', { status }),
    isCurrent: chosen === status,
  }));
  return <FigureLinks label="Orders by status" figures={[all, ...figures]} />;
}
