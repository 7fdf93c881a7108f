import Wallet from 'virtual:lucide/wallet';
import { adminPageSizes } from '#domain/adminPages.ts';
import { couriers, courierValues } from '#domain/couriers.ts';
import { outstandingKindValues } from '#domain/payoutListing.ts';
import { adminPayoutsTexts } from '#texts/adminPayouts.ts';
import { payoutMessages } from '#texts/payouts.ts';
import { adminApi, adminPages } from '#web/api/adminClient.ts';
import { toastOutcome } from '#web/api/toastOutcome.ts';
import { pickQuery } from '#web/browser/listQuery.ts';
import { AdminError } from '#web/components/admin/AdminError.tsx';
import { AdminPage } from '#web/components/admin/AdminPage.tsx';
import { readAction, statementLayoutActionSchema } from '#web/components/admin/adminActions.ts';
import { ListCount } from '#web/components/admin/ListCount.tsx';
import { ListPagination } from '#web/components/admin/ListPagination.tsx';
import { ListSkeleton } from '#web/components/admin/ListSkeleton.tsx';
import { useIsReloading } from '#web/components/admin/useIsReloading.ts';
import { OutstandingTable } from '#web/components/adminPayouts/OutstandingTable.tsx';
import { PayoutHistory } from '#web/components/adminPayouts/PayoutHistory.tsx';
import { SavedLayouts } from '#web/components/adminPayouts/SavedLayouts.tsx';
import { UploadStatement } from '#web/components/adminPayouts/UploadStatement.tsx';
import { pageMeta } from '#web/seo/pageMeta.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import type { Route } from './+types/payouts.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: adminPayoutsTexts.payouts,
    description: adminPayoutsTexts.description,
    isHidden: true,
  });

export async function clientLoader({ url }: Route.ClientLoaderArgs) {
  const [list, cash, layouts] = await Promise.all([
    adminPages.payouts({ query: pickQuery(url.searchParams, ['page']) }),
    adminPages.outstandingCash({ query: { limit: '1' } }),
    adminPages.statementLayouts(),
  ]);
  return { ...list, couriers: cash.couriers, layouts };
}

/** Deletes a saved layout. */
export async function clientAction({ request }: Route.ClientActionArgs) {
  const action = await readAction(statementLayoutActionSchema, request);
  if (!action) return null;
  await toastOutcome(
    adminApi.deleteStatementLayout({ params: { id: action.id } }),
    payoutMessages.layoutDeleteFailed,
  );
  return null;
}

export { ListSkeleton as HydrateFallback };

export function ErrorBoundary() {
  return <AdminError title={payoutMessages.fetchFailed} />;
}

/** The couriers whose statements are known, then those with cash. */
function courierNames(cash: readonly { courier: string | null }[]): string[] {
  const known = courierValues.map((courier) => couriers[courier].label as string);
  const isKnown = (name: string) =>
    courierValues.some((courier) =>
      [courier, couriers[courier].label.toLowerCase()].includes(name.toLowerCase()),
    );
  return [...known, ...cash.flatMap(({ courier }) => (courier && !isKnown(courier) ? [courier] : []))];
}

export default function Payouts({ loaderData }: Route.ComponentProps) {
  const { payouts, pagination, couriers: cash, layouts } = loaderData;
  const isReloading = useIsReloading();
  return (
    <AdminPage title={adminPayoutsTexts.payouts}>
      {outstandingKindValues.map((kind) => (
        <OutstandingTable key={kind} couriers={cash} kind={kind} />
      ))}
      <h2 className="pt-4 text-xl">{adminPayoutsTexts.newPayout}</h2>
      <UploadStatement couriers={courierNames(cash)} layouts={layouts} />
      <SavedLayouts layouts={layouts} />
      <h2 className="pt-4 text-xl">{adminPayoutsTexts.history}</h2>
      {payouts.length > 0 ? (
        <>
          <ListCount
            total={pagination.total}
            page={pagination.currentPage}
            pageSize={adminPageSizes.payouts}
            noun={adminPayoutsTexts.payoutNoun}
            filters={[]}
          />
          <PayoutHistory payouts={payouts} isBusy={isReloading} />
        </>
      ) : (
        <EmptyState icon={<Wallet className="size-7" />} title={adminPayoutsTexts.noPayoutsYet} level={3}>
          {adminPayoutsTexts.noPayoutsHint}
        </EmptyState>
      )}
      <ListPagination currentPage={pagination.currentPage} totalPages={pagination.totalPages} />
    </AdminPage>
  );
}
