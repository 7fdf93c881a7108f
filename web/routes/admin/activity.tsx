import ScrollText from 'virtual:lucide/scroll-text';
import { useLocation } from 'react-router';
import { auditTexts } from '#texts/audit.ts';
import { adminPages } from '#web/api/adminClient.ts';
import { pickQuery } from '#web/browser/listQuery.ts';
import { AdminError } from '#web/components/admin/AdminError.tsx';
import { AdminPage } from '#web/components/admin/AdminPage.tsx';
import { ClearFilters } from '#web/components/admin/ClearFilters.tsx';
import { ListSkeleton } from '#web/components/admin/ListSkeleton.tsx';
import { OlderNewer } from '#web/components/admin/OlderNewer.tsx';
import { useIsReloading } from '#web/components/admin/useIsReloading.ts';
import { AuditFilters, auditFilterNames } from '#web/components/audit/AuditFilters.tsx';
import { AuditTable } from '#web/components/audit/AuditTable.tsx';
import { pageMeta } from '#web/seo/pageMeta.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import type { Route } from './+types/activity.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: auditTexts.activity, description: auditTexts.description, isHidden: true });

export const clientLoader = ({ url }: Route.ClientLoaderArgs) =>
  adminPages.auditEvents({
    query: pickQuery(url.searchParams, ['before', 'after', ...auditFilterNames]),
  });

export { ListSkeleton as HydrateFallback };

export function ErrorBoundary() {
  return <AdminError title={auditTexts.loadFailed} />;
}

export default function AdminActivity({ loaderData }: Route.ComponentProps) {
  const { auditEvents, older, newer, actors } = loaderData;
  const isReloading = useIsReloading();
  const { search } = useLocation();
  return (
    <AdminPage title={auditTexts.activity}>
      <AuditFilters actors={actors} />
      <div className="flex min-h-11 items-center justify-between gap-4">
        <p role="status" className="text-muted text-sm tabular-nums">
          {newer || auditEvents.length < 2
            ? auditTexts.showing(auditEvents.length)
            : auditTexts.showingNewest(auditEvents.length)}
        </p>
        <ClearFilters names={auditFilterNames} />
      </div>
      {auditEvents.length > 0 ? (
        <AuditTable auditEvents={auditEvents} isBusy={isReloading} />
      ) : (
        <EmptyState icon={<ScrollText className="size-7" />} title={auditTexts.noActionsFound}>
          {search ? auditTexts.tryOtherFilters : auditTexts.emptyHint}
        </EmptyState>
      )}
      <OlderNewer older={older} newer={newer} />
    </AdminPage>
  );
}
