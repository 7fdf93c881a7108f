import { Suspense } from 'react';
import { Await, useAsyncError } from 'react-router';
import { orderStatusValues, statusLabel } from '#domain/orderStatus.ts';
import { adminDashboardTexts } from '#texts/adminDashboard.ts';
import { grouped } from '#texts/numbers.ts';
import { failureText } from '#web/api/failures.ts';
import type { Sales, Stats } from '#web/api/responses.ts';
import { Loading } from '#web/components/layout/Loading.tsx';
import { ShareBars } from '#web/ui/ShareBars.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { CategoryShares } from './CategoryShares.tsx';
import { DayCharts } from './DayCharts.tsx';
import { Panel } from './Panel.tsx';
import { BestSellers, LowStock } from './ProductPanels.tsx';
import { SpanLinks } from './SpanLinks.tsx';

interface SalesSectionProps {
  /** A promise, because the rest of the page does not wait for it. */
  sales: Promise<Sales>;
  stats: Stats;
}

export function SalesSection({ sales, stats }: SalesSectionProps) {
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3 pt-4">
        <h2 className="text-xl">{adminDashboardTexts.sales}</h2>
        <SpanLinks />
      </div>
      <Suspense fallback={<SalesSkeleton />}>
        <Await resolve={sales} errorElement={<NoSales />}>
          {(known) => <SalesPanels sales={known} stats={stats} />}
        </Await>
      </Suspense>
    </div>
  );
}

/** The figures that the caller's duties include. */
function SalesPanels({ sales, stats }: { sales: Sales; stats: Stats }) {
  const { days, categories, bestSellers, lowStock } = sales;
  return (
    <>
      {days && <DayCharts days={days} />}
      <div className="grid items-start gap-4 lg:grid-cols-2">
        {categories && <CategoryShares categories={categories} />}
        {stats.ordersByStatus && <OrdersByStatus orders={stats.ordersByStatus} />}
        {bestSellers && <BestSellers products={bestSellers} />}
        {lowStock && <LowStock products={lowStock} />}
      </div>
    </>
  );
}

function OrdersByStatus({ orders }: { orders: NonNullable<Stats['ordersByStatus']> }) {
  const bars = orderStatusValues.map((status) => ({
    label: statusLabel(status),
    value: orders[status],
    text: grouped(orders[status]),
  }));
  return (
    <Panel title={adminDashboardTexts.ordersByStatus}>
      <ShareBars
        label={adminDashboardTexts.ordersByStatus}
        headings={[adminDashboardTexts.status, adminDashboardTexts.orders]}
        bars={bars}
      />
    </Panel>
  );
}

function SalesSkeleton() {
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <Loading label={adminDashboardTexts.loadingSales} />
      {['revenue', 'orders', 'categories', 'statuses'].map((panel) => (
        <Skeleton key={panel} className="h-72" />
      ))}
    </div>
  );
}

function NoSales() {
  const error = useAsyncError();
  return (
    <p role="alert" className="rounded-md bg-bad-soft p-4 text-bad text-sm">
      {adminDashboardTexts.salesFailed(failureText(error, adminDashboardTexts.tryAgain))}
    </p>
  );
}
