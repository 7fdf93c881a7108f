import CalendarClock from 'virtual:lucide/calendar-clock';
import { adminPageSizes } from '#domain/adminPages.ts';
import { batchWindows } from '#domain/batchListing.ts';
import { formatTaka } from '#domain/money.ts';
import { batchesTexts, batchMessages } from '#texts/batches.ts';
import { adminPages } from '#web/api/adminClient.ts';
import { pickQuery } from '#web/browser/listQuery.ts';
import { AdminError } from '#web/components/admin/AdminError.tsx';
import { AdminPage } from '#web/components/admin/AdminPage.tsx';
import { FilterForm } from '#web/components/admin/FilterForm.tsx';
import { FilterSelect } from '#web/components/admin/FilterSelect.tsx';
import { ListCount } from '#web/components/admin/ListCount.tsx';
import { ListPagination } from '#web/components/admin/ListPagination.tsx';
import { ListSkeleton } from '#web/components/admin/ListSkeleton.tsx';
import { useIsReloading } from '#web/components/admin/useIsReloading.ts';
import { BatchesTable } from '#web/components/batches/BatchesTable.tsx';
import { RestockButton } from '#web/components/stock/RestockButton.tsx';
import { pageMeta } from '#web/seo/pageMeta.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import type { Route } from './+types/batches.ts';

const filters = ['expires', 'product'] as const;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: batchesTexts.expiryDates,
    description: batchesTexts.description,
    isHidden: true,
  });

export async function clientLoader({ url: { searchParams } }: Route.ClientLoaderArgs) {
  const found = await adminPages.batches({ query: pickQuery(searchParams, ['page', ...filters]) });
  return { ...found, product: searchParams.get('product') };
}

export { ListSkeleton as HydrateFallback };

export function ErrorBoundary() {
  return <AdminError title={batchMessages.fetchFailed} />;
}

export default function Batches({ loaderData }: Route.ComponentProps) {
  const { batches, pagination, pieces, value, unsoldDays, product } = loaderData;
  const isReloading = useIsReloading();
  const name = product ? batches[0]?.product.name : undefined;
  return (
    <AdminPage
      title={batchesTexts.expiryDates}
      actions={
        <>
          {product && name && <RestockButton id={product} name={name} />}
          <ButtonLink to="/admin/products" look="quiet" size="sm">
            {batchesTexts.allProducts}
          </ButtonLink>
        </>
      }
    >
      <p className="text-muted text-sm">
        {unsoldDays === 0 ? batchesTexts.soldUntilLast : batchesTexts.unsoldNote(unsoldDays)}
      </p>
      <FilterForm label={batchesTexts.filterBatches}>
        {product && <input type="hidden" name="product" value={product} />}
        <FilterSelect
          label={batchesTexts.expires}
          name="expires"
          choices={batchWindows.map((value) => ({
            value: value === '30' ? '' : value,
            label: batchMessages.windows[value],
          }))}
        />
      </FilterForm>
      <ListCount
        total={pagination.total}
        page={pagination.currentPage}
        pageSize={adminPageSizes.batches}
        noun={batchesTexts.noun}
        nouns={batchesTexts.nouns}
        filters={filters}
      />
      {batches.length > 0 ? (
        <>
          <p className="text-sm tabular-nums">
            {value === undefined
              ? batchesTexts.pieceCount(pieces)
              : batchesTexts.piecesWorth(pieces, formatTaka(value))}
          </p>
          <BatchesTable batches={batches} showsValue={value !== undefined} isBusy={isReloading} />
        </>
      ) : (
        <EmptyState icon={<CalendarClock className="size-7" />} title={batchesTexts.nothingExpires}>
          {batchesTexts.emptyHint}
        </EmptyState>
      )}
      <ListPagination currentPage={pagination.currentPage} totalPages={pagination.totalPages} />
    </AdminPage>
  );
}
