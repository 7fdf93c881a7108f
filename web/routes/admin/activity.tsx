import { ScrollText } from 'lucide-react';
import { useLocation } from 'react-router';
import { apiOf } from '#web/api.ts';
import { AdminError } from '#web/components/admin/AdminError.tsx';
import { AdminPage } from '#web/components/admin/AdminPage.tsx';
import { ClearFilters } from '#web/components/admin/ClearFilters.tsx';
import { ListSkeleton } from '#web/components/admin/ListSkeleton.tsx';
import { OlderNewer } from '#web/components/admin/OlderNewer.tsx';
import { useIsReloading } from '#web/components/admin/useIsReloading.ts';
import { DeedFilters, deedFilterNames } from '#web/components/adminActivity/DeedFilters.tsx';
import { DeedsTable } from '#web/components/adminActivity/DeedsTable.tsx';
import { pickQuery } from '#web/listQuery.ts';
import { pageMeta } from '#web/pageMeta.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import type { Route } from './+types/activity.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: 'Activity', description: 'What admins did.', isHidden: true });

export const clientLoader = ({ context, url }: Route.ClientLoaderArgs) =>
  apiOf(context).deeds({ query: pickQuery(url.searchParams, ['before', 'after', ...deedFilterNames]) });

export { ListSkeleton as HydrateFallback };

export function ErrorBoundary() {
  return <AdminError title="Failed to fetch the activity" />;
}

export default function AdminActivity({ loaderData }: Route.ComponentProps) {
  const { deeds, older, newer, actors } = loaderData;
  const isReloading = useIsReloading();
  const { search } = useLocation();
  return (
    <AdminPage title="Activity">
      <DeedFilters actors={actors} />
      <div className="flex min-h-11 items-center justify-between gap-4">
        <p role="status" className="text-muted text-sm tabular-nums">
          {`Showing ${deeds.length} ${deeds.length === 1 ? 'deed' : 'deeds'}${newer || deeds.length < 2 ? '' : ', the latest first'}`}
        </p>
        <ClearFilters names={deedFilterNames} />
      </div>
      {deeds.length > 0 ? (
        <DeedsTable deeds={deeds} isBusy={isReloading} />
      ) : (
        <EmptyState icon={<ScrollText className="size-7" />} title="Nothing here">
          {search ? 'Try another admin, action, day or text.' : 'What admins change is written down here.'}
        </EmptyState>
      )}
      <OlderNewer older={older} newer={newer} />
    </AdminPage>
  );
}
