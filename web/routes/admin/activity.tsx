import { ScrollText } from 'lucide-react';
import { auditSubjects, auditSubjectValues } from '#domain/auditListing.ts';
import { pageSizes } from '#domain/pages.ts';
import { apiOf } from '#web/api.ts';
import { AdminError } from '#web/components/admin/AdminError.tsx';
import { AdminPage } from '#web/components/admin/AdminPage.tsx';
import { FilterForm } from '#web/components/admin/FilterForm.tsx';
import { FilterSelect } from '#web/components/admin/FilterSelect.tsx';
import { ListCount } from '#web/components/admin/ListCount.tsx';
import { ListFoot } from '#web/components/admin/ListFoot.tsx';
import { ListSkeleton } from '#web/components/admin/ListSkeleton.tsx';
import { useIsReloading } from '#web/components/admin/useIsReloading.ts';
import { DeedsTable } from '#web/components/adminActivity/DeedsTable.tsx';
import { pickQuery } from '#web/listQuery.ts';
import { pageMeta } from '#web/pageMeta.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import type { Route } from './+types/activity.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: 'Activity', description: 'What admins did.', isHidden: true });

export const clientLoader = ({ context, url }: Route.ClientLoaderArgs) =>
  apiOf(context).deeds({ query: pickQuery(url.searchParams, ['page', 'subject']) });

export { ListSkeleton as HydrateFallback };

export function ErrorBoundary() {
  return <AdminError title="Failed to fetch the activity" />;
}

const subjects = auditSubjectValues.map((value) => ({ value, label: auditSubjects[value] }));

export default function AdminActivity({ loaderData: { deeds, pagination } }: Route.ComponentProps) {
  const isReloading = useIsReloading();
  return (
    <AdminPage title="Activity">
      <FilterForm label="Filter activity">
        <FilterSelect label="About" name="subject" all="Everything" choices={subjects} />
      </FilterForm>
      <ListCount
        total={pagination.total}
        page={pagination.currentPage}
        pageSize={pageSizes.audit}
        noun={['deed', 'deeds']}
        filters={['subject']}
      />
      {deeds.length > 0 ? (
        <DeedsTable deeds={deeds} isBusy={isReloading} />
      ) : (
        <EmptyState icon={<ScrollText className="size-7" />} title="Nothing here yet">
          What admins change is written down here.
        </EmptyState>
      )}
      <ListFoot currentPage={pagination.currentPage} totalPages={pagination.totalPages} />
    </AdminPage>
  );
}
