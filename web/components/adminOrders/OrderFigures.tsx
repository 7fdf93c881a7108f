import { useLocation } from 'react-router';
import { type Confirmation, confirmationLabel, confirmationValues } from '#domain/orderCalls.ts';
import { orderStatusValues, statusLabel } from '#domain/orderStatus.ts';
import { adminOrdersTexts } from '#texts/adminOrders.ts';
import type { Stats } from '#web/api/responses.ts';
import { withQuery } from '#web/browser/listQuery.ts';
import { FigureLinks } from '#web/components/admin/FigureLinks.tsx';

/** Summary: orders to call, and orders per status, over the whole shop. */
export function OrderFigures({ stats }: { stats: Stats }) {
  const { search } = useLocation();
  const query = new URLSearchParams(search);
  const chosen = query.get('status') ?? '';
  const call = query.get('confirmation') ?? '';
  const all = {
    label: adminOrdersTexts.all,
    count: stats.totalOrders ?? 0,
    to: withQuery('', {}),
    isCurrent: chosen === '' && call === '',
  };
  const figures = orderStatusValues.map((status) => ({
    label: statusLabel(status),
    count: stats.ordersByStatus?.[status] ?? 0,
    to: withQuery('', { status }),
    isCurrent: chosen === status && call === '',
  }));
  const callCounts: Partial<Record<Confirmation, number>> = { ...stats.callsDue, ...stats.callsMade };
  const calls = confirmationValues.map((confirmation) => ({
    label: confirmationLabel(confirmation),
    count: callCounts[confirmation] ?? 0,
    to: withQuery('', { confirmation }),
    isCurrent: chosen === '' && call === confirmation,
  }));
  return <FigureLinks label={adminOrdersTexts.ordersByCallAndStatus} figures={[all, ...calls, ...figures]} />;
}
