import type { LucideIcon } from 'lucide-react';
import { Boxes, Clock, ReceiptText, Wallet } from 'lucide-react';
import { Link } from 'react-router';
import { grouped } from '#domain/digits.ts';
import { formatTaka } from '#domain/money.ts';
import type { Stats } from '#web/components/admin/stats.ts';

interface Card {
  label: string;
  figure: string;
  to: string;
  Icon: LucideIcon;
}

const cardsOf = (stats: Stats): Card[] => [
  { label: 'Total Products', figure: grouped(stats.totalProducts), to: '/admin/products', Icon: Boxes },
  { label: 'Total Orders', figure: grouped(stats.totalOrders), to: '/admin/orders', Icon: ReceiptText },
  { label: 'Total Revenue', figure: formatTaka(stats.totalRevenue), to: '/admin/orders', Icon: Wallet },
  {
    label: 'Pending Orders',
    figure: grouped(stats.pendingOrders),
    to: '/admin/orders?status=pending',
    Icon: Clock,
  },
];

/** The shop in four numbers. */
export function FigureCards({ stats }: { stats: Stats }) {
  return (
    <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4 lg:gap-4">
      {cardsOf(stats).map(({ label, figure, to, Icon }) => (
        <div
          key={label}
          className="relative flex flex-col gap-1 rounded-md border border-line bg-paper p-4 transition-colors hover:border-edge lg:p-5"
        >
          <dt className="flex items-center justify-between gap-2 text-muted text-sm">
            <Link to={to} className="after:absolute after:inset-0">
              {label}
            </Link>
            <Icon aria-hidden="true" className="size-5 shrink-0 text-accent" strokeWidth={1.5} />
          </dt>
          <dd className="font-medium text-2xl tabular-nums">{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
