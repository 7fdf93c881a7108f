import Boxes from 'virtual:lucide/boxes';
import Clock from 'virtual:lucide/clock';
import ReceiptText from 'virtual:lucide/receipt-text';
import Wallet from 'virtual:lucide/wallet';
import { formatTaka } from '#domain/money.ts';
import { adminTexts } from '#texts/admin.ts';
import { adminDashboardTexts } from '#texts/adminDashboard.ts';
import { grouped } from '#texts/numbers.ts';
import { revenueTexts } from '#texts/revenue.ts';
import type { Stats } from '#web/api/responses.ts';
import { AdminLink } from '#web/components/admin/AdminLink.tsx';
import type { Icon as IconComponent } from '#web/ui/icon.ts';

interface Card {
  label: string;
  /** Null if the duties do not include it. */
  figure: string | null;
  /** Parts of the figure. */
  note?: string;
  /** What the figure includes. */
  includes?: string;
  to: string;
  Icon: IconComponent;
}

const textOf = (figure: number | undefined, format: (figure: number) => string): string | null =>
  figure === undefined ? null : format(figure);

/** The server sends the figures that the caller's duties include. */
const cardsOf = (stats: Stats): Card[] => [
  {
    label: adminDashboardTexts.totalProducts,
    figure: textOf(stats.totalProducts, grouped),
    note: stats.hiddenProducts ? adminDashboardTexts.hidden(stats.hiddenProducts) : undefined,
    to: '/admin/products',
    Icon: Boxes,
  },
  {
    label: adminDashboardTexts.totalOrders,
    figure: textOf(stats.totalOrders, grouped),
    to: '/admin/orders',
    Icon: ReceiptText,
  },
  {
    label: adminDashboardTexts.totalRevenue,
    figure: textOf(stats.totalRevenue, formatTaka),
    note: adminDashboardTexts.deliveredAndExpected(
      formatTaka(stats.deliveredRevenue ?? 0),
      formatTaka(stats.expectedRevenue ?? 0),
    ),
    includes: adminDashboardTexts.revenueIncludes(revenueTexts.ordered),
    to: '/admin/orders',
    Icon: Wallet,
  },
  {
    label: adminDashboardTexts.pendingOrders,
    figure: textOf(stats.pendingOrders, grouped),
    to: '/admin/orders?status=pending',
    Icon: Clock,
  },
];

/** The main figures. */
export function FigureCards({ stats }: { stats: Stats }) {
  return (
    <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4 lg:gap-4">
      {cardsOf(stats)
        .filter(({ figure }) => figure !== null)
        .map(({ label, figure, note, includes, to, Icon }) => (
          <div
            key={label}
            className="relative flex flex-col gap-1 rounded-md border border-line bg-paper p-4 transition-colors hover:border-edge lg:p-5"
          >
            <dt className="flex items-center justify-between gap-2 text-muted text-sm">
              <AdminLink to={to} className="after:absolute after:inset-0">
                {label}
              </AdminLink>
              <Icon aria-hidden="true" className="size-5 shrink-0 text-accent" strokeWidth={1.5} />
            </dt>
            <dd className="flex flex-wrap items-baseline gap-x-2 tabular-nums">
              <span className="font-medium text-2xl">{figure}</span>
              {note && <span className="text-muted text-sm">{note}</span>}
            </dd>
            {includes && <dd className="text-muted text-xs">{adminTexts.sentence(includes)}</dd>}
          </div>
        ))}
    </dl>
  );
}
