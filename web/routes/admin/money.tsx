import Download from 'virtual:lucide/download';
import Wallet from 'virtual:lucide/wallet';
import { type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router';
import { type MarginView, marginViewValues } from '#domain/margins.ts';
import { marginsTexts } from '#texts/margins.ts';
import { adminPages } from '#web/api/adminClient.ts';
import { AdminError } from '#web/components/admin/AdminError.tsx';
import { AdminPage } from '#web/components/admin/AdminPage.tsx';
import { ChoiceLinks } from '#web/components/admin/ChoiceLinks.tsx';
import { DateFields } from '#web/components/admin/DateFields.tsx';
import { FilterForm } from '#web/components/admin/FilterForm.tsx';
import { FilterSelect } from '#web/components/admin/FilterSelect.tsx';
import { ListSkeleton } from '#web/components/admin/ListSkeleton.tsx';
import { useIsReloading } from '#web/components/admin/useIsReloading.ts';
import { SpanLinks } from '#web/components/adminDashboard/SpanLinks.tsx';
import { MarginsTable } from '#web/components/margins/MarginsTable.tsx';
import { MarginTotals } from '#web/components/margins/MarginTotals.tsx';
import { downloadMargins } from '#web/components/margins/marginColumns.ts';
import { marginQuery } from '#web/components/margins/marginQuery.ts';
import { sortChoices, sortMargins } from '#web/components/margins/sortMargins.ts';
import { pageMeta } from '#web/seo/pageMeta.ts';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import type { Route } from './+types/money.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: marginsTexts.margins,
    description: marginsTexts.description,
    isHidden: true,
  });

export const clientLoader = ({ url }: Route.ClientLoaderArgs) =>
  adminPages.margins({ query: marginQuery(url.searchParams, new Date()) });

/** Another order of the rows asks for nothing new. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const withoutSort = ({ searchParams }: URL) =>
    new URLSearchParams([...searchParams].filter(([name, value]) => name !== 'sort' && value)).toString();
  return withoutSort(currentUrl) === withoutSort(nextUrl) && currentUrl.search !== nextUrl.search
    ? false
    : defaultShouldRevalidate;
}

export { ListSkeleton as HydrateFallback };

export function ErrorBoundary() {
  return <AdminError title={marginsTexts.fetchFailed} />;
}

export default function AdminMoney({ loaderData }: Route.ComponentProps) {
  const { by, total } = loaderData;
  const [query] = useSearchParams();
  const isReloading = useIsReloading();
  const rows = sortMargins(loaderData.rows, query.get('sort') ?? '');
  return (
    <AdminPage
      title={marginsTexts.margins}
      actions={
        <Button
          look="outline"
          size="sm"
          disabled={rows.length === 0}
          onClick={() => downloadMargins({ ...loaderData, rows })}
        >
          <Download aria-hidden="true" className="size-4" />
          {marginsTexts.exportCsv}
        </Button>
      }
    >
      <SpanLinks />
      <MarginTotals total={total} />
      <div className="flex flex-wrap items-end justify-between gap-3">
        <ViewLinks by={by} />
        <FilterForm label={marginsTexts.filterMargins}>
          {['by', 'days'].map((name) => (
            <input key={name} type="hidden" name={name} defaultValue={query.get(name) ?? ''} />
          ))}
          <DateFields />
          <FilterSelect label={marginsTexts.sortBy} name="sort" choices={sortChoices(by)} />
        </FilterForm>
      </div>
      {rows.length > 0 ? (
        <MarginsTable by={by} rows={rows} isBusy={isReloading} />
      ) : (
        <EmptyState icon={<Wallet className="size-7" />} title={marginsTexts.none}>
          {marginsTexts.noneHint}
        </EmptyState>
      )}
    </AdminPage>
  );
}

function ViewLinks({ by }: { by: MarginView }) {
  const [query] = useSearchParams();
  const hrefOf = (view: string) => {
    const next = new URLSearchParams(query);
    next.delete('sort');
    next.set('by', view);
    return `?${next}`;
  };
  const choices = marginViewValues.map((view) => ({
    label: marginsTexts.views[view],
    to: hrefOf(view),
    isCurrent: view === by,
  }));
  return <ChoiceLinks label={marginsTexts.view} choices={choices} />;
}
