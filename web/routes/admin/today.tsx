import { adminTodayTexts } from '#texts/adminToday.ts';
import { adminPages } from '#web/api/adminClient.ts';
import { AdminError } from '#web/components/admin/AdminError.tsx';
import { AdminPage } from '#web/components/admin/AdminPage.tsx';
import { ListSkeleton } from '#web/components/admin/ListSkeleton.tsx';
import { NewOrderLink } from '#web/components/adminOrders/NewOrderLink.tsx';
import { TodayCard } from '#web/components/adminToday/TodayCard.tsx';
import { todaySteps } from '#web/components/adminToday/todaySteps.ts';
import { AlertSettings } from '#web/components/orderAlerts/AlertSettings.tsx';
import { pageMeta } from '#web/seo/pageMeta.ts';
import type { Route } from './+types/today.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: adminTodayTexts.today,
    description: adminTodayTexts.description,
    isHidden: true,
  });

export const clientLoader = () => adminPages.today();

export { ListSkeleton as HydrateFallback };

export function ErrorBoundary() {
  return <AdminError title={adminTodayTexts.failed} />;
}

/** The day's work at a glance: what waits for each step, and the way to these orders. */
export default function AdminToday({ loaderData }: Route.ComponentProps) {
  return (
    <AdminPage title={adminTodayTexts.today} actions={<NewOrderLink />}>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3 lg:gap-4">
        {todaySteps(loaderData).map((step) => (
          <TodayCard key={step.label} step={step} />
        ))}
      </ul>
      <AlertSettings />
    </AdminPage>
  );
}
