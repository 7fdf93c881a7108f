import { formatDay } from '#domain/dates.ts';
import { shortId } from '#domain/ids.ts';
import { formatTaka } from '#domain/money.ts';
import { adminDashboardTexts } from '#texts/adminDashboard.ts';
import { orderMessages } from '#texts/orderMessages.ts';
import type { Order } from '#web/api/responses.ts';
import { StatusBadge } from '#web/components/orders/StatusBadge.tsx';
import { Link } from '#web/ui/Link.tsx';
import { EmptyPanel, Panel } from './Panel.tsx';

export function RecentOrders({ orders }: { orders: readonly Order[] }) {
  return (
    <Panel
      title={adminDashboardTexts.recentOrders}
      more={{ to: '/admin/orders', label: adminDashboardTexts.allOrders }}
    >
      {orders.length === 0 && <EmptyPanel>{orderMessages.none}</EmptyPanel>}
      <ul className="divide-y divide-line text-sm">
        {orders.map(({ _id, orderNumber, createdAt, status, totalPrice, shippingAddress }) => (
          <li key={_id} className="relative flex items-center gap-3 py-2.5 hover:bg-sand/50">
            <span className="min-w-0 grow">
              <Link to={`/admin/orders?order=${_id}`} className="font-medium after:absolute after:inset-0">
                <span className="sr-only">{adminDashboardTexts.viewOrder}</span>#{shortId(_id)}
              </Link>{' '}
              <span className="text-muted">{orderNumber}</span>
              <span className="block truncate text-muted text-xs">
                {formatDay(createdAt)}, {shippingAddress.fullName}
              </span>
            </span>
            <StatusBadge status={status} />
            <span className="w-20 text-right font-medium tabular-nums">{formatTaka(totalPrice)}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
