import { mayDo } from '#domain/duties.ts';
import { adminDashboardTexts } from '#texts/adminDashboard.ts';
import { adminPages } from '#web/api/adminClient.ts';
import { knownUser } from '#web/auth/auth.ts';
import { pickQuery } from '#web/browser/listQuery.ts';
import { AdminError } from '#web/components/admin/AdminError.tsx';
import { AdminPage } from '#web/components/admin/AdminPage.tsx';
import { DashboardSkeleton } from '#web/components/adminDashboard/DashboardSkeleton.tsx';
import { FigureCards } from '#web/components/adminDashboard/FigureCards.tsx';
import { QuickActions } from '#web/components/adminDashboard/QuickActions.tsx';
import { RecentOrders } from '#web/components/adminDashboard/RecentOrders.tsx';
import { RecentProducts } from '#web/components/adminDashboard/RecentProducts.tsx';
import { SalesSection } from '#web/components/adminDashboard/SalesSection.tsx';
import { pageMeta } from '#web/seo/pageMeta.ts';
import type { Route } from './+types/dashboard.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: adminDashboardTexts.admin,
    description: adminDashboardTexts.description,
    isHidden: true,
  });

/** Number of recent orders and products. */
const recent = { limit: '5' };

export async function clientLoader({ url }: Route.ClientLoaderArgs) {
  // Not awaited, because it reads the orders of many days.
  const sales = adminPages.sales({ query: pickQuery(url.searchParams, ['days']) });
  sales.catch(() => undefined);
  const user = await knownUser();
  const [stats, orders, products] = await Promise.all([
    adminPages.stats(),
    mayDo(user, 'orders') ? adminPages.orders({ query: recent }) : null,
    mayDo(user, 'products') ? adminPages.adminProducts({ query: recent }) : null,
  ]);
  return { stats, orders: orders?.orders, products: products?.products, sales };
}

export { DashboardSkeleton as HydrateFallback };

export function ErrorBoundary() {
  return <AdminError title={adminDashboardTexts.failed} />;
}

export default function AdminDashboard({ loaderData }: Route.ComponentProps) {
  const { stats, orders, products, sales } = loaderData;
  return (
    <AdminPage title={adminDashboardTexts.dashboard}>
      <FigureCards stats={stats} />
      <QuickActions />
      <div className="grid gap-4 lg:grid-cols-2">
        {orders && <RecentOrders orders={orders} />}
        {products && <RecentProducts products={products} />}
      </div>
      <SalesSection sales={sales} stats={stats} />
    </AdminPage>
  );
}
