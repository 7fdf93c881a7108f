import Wallet from 'virtual:lucide/wallet';
import { adminPageSizes } from '#domain/adminPages.ts';
import { courierLabel } from '#domain/couriers.ts';
import { outstandingKindValues } from '#domain/payoutListing.ts';
import { cashAgeValues } from '#domain/settlements.ts';
import { adminPayoutsTexts } from '#texts/adminPayouts.ts';
import { payoutMessages, payoutsTexts } from '#texts/payouts.ts';
import { adminApi, adminPages } from '#web/api/adminClient.ts';
import { toastOutcome } from '#web/api/toastOutcome.ts';
import { pickQuery } from '#web/browser/listQuery.ts';
import { AdminError } from '#web/components/admin/AdminError.tsx';
import { AdminPage } from '#web/components/admin/AdminPage.tsx';
import { outstandingActionSchema, readAction } from '#web/components/admin/adminActions.ts';
import { FilterForm } from '#web/components/admin/FilterForm.tsx';
import { FilterSelect } from '#web/components/admin/FilterSelect.tsx';
import { ListCount } from '#web/components/admin/ListCount.tsx';
import { ListPagination } from '#web/components/admin/ListPagination.tsx';
import { ListSkeleton } from '#web/components/admin/ListSkeleton.tsx';
import { useIsReloading } from '#web/components/admin/useIsReloading.ts';
import { OutstandingOrders } from '#web/components/adminPayouts/OutstandingOrders.tsx';
import { pageMeta } from '#web/seo/pageMeta.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import type { Route } from './+types/outstandingCash.ts';

const filters = ['kind', 'courier', 'age'] as const;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: adminPayoutsTexts.outstandingCash,
    description: adminPayoutsTexts.outstandingDescription,
    isHidden: true,
  });

export const clientLoader = ({ url }: Route.ClientLoaderArgs) =>
  adminPages.outstandingCash({ query: pickQuery(url.searchParams, ['page', ...filters]) });

/** Writes off what a courier paid short for an order. */
export async function clientAction({ request }: Route.ClientActionArgs) {
  const action = await readAction(outstandingActionSchema, request);
  if (!action) return null;
  await toastOutcome(adminApi.writeOff({ params: { id: action.id } }), payoutMessages.writeOffFailed);
  return null;
}

export { ListSkeleton as HydrateFallback };

export function ErrorBoundary() {
  return <AdminError title={payoutMessages.outstandingFetchFailed} />;
}

export default function OutstandingCash({ loaderData }: Route.ComponentProps) {
  const { couriers, orders, pagination } = loaderData;
  const isReloading = useIsReloading();
  return (
    <AdminPage
      title={adminPayoutsTexts.outstandingCash}
      actions={
        <ButtonLink to="/admin/payouts" look="quiet" size="sm">
          {adminPayoutsTexts.allPayouts}
        </ButtonLink>
      }
    >
      <FilterForm label={adminPayoutsTexts.filterOutstandingCash}>
        <FilterSelect
          label={adminPayoutsTexts.kind}
          name="kind"
          choices={outstandingKindValues.map((value) => ({
            value: value === 'unpaid' ? '' : value,
            label: payoutsTexts.kinds[value],
          }))}
        />
        <FilterSelect
          label={adminPayoutsTexts.courier}
          name="courier"
          all={adminPayoutsTexts.allCouriers}
          choices={couriers.map(({ courier }) => ({
            value: courier,
            label: courierLabel(courier),
          }))}
        />
        <FilterSelect
          label={adminPayoutsTexts.age}
          name="age"
          all={adminPayoutsTexts.anyAge}
          choices={cashAgeValues.map((value) => ({ value, label: payoutsTexts.ages[value] }))}
        />
      </FilterForm>
      <ListCount
        total={pagination.total}
        page={pagination.currentPage}
        pageSize={adminPageSizes.outstanding}
        noun={adminPayoutsTexts.orderNoun}
        filters={filters}
      />
      {orders.length > 0 ? (
        <OutstandingOrders orders={orders} isBusy={isReloading} />
      ) : (
        <EmptyState icon={<Wallet className="size-7" />} title={adminPayoutsTexts.nothingOutstanding}>
          {adminPayoutsTexts.nothingOutstandingHint}
        </EmptyState>
      )}
      <ListPagination currentPage={pagination.currentPage} totalPages={pagination.totalPages} />
    </AdminPage>
  );
}
