import { isRouteErrorResponse, redirect } from 'react-router';
import { adminPageSizes } from '#domain/adminPages.ts';
import { adminPayoutsTexts } from '#texts/adminPayouts.ts';
import { payoutMessages } from '#texts/payouts.ts';
import { adminApi, adminPages } from '#web/api/adminClient.ts';
import { toastFailure } from '#web/api/failures.ts';
import { pickQuery } from '#web/browser/listQuery.ts';
import { AdminError } from '#web/components/admin/AdminError.tsx';
import { AdminPage } from '#web/components/admin/AdminPage.tsx';
import { payoutActionSchema, readAction } from '#web/components/admin/adminActions.ts';
import { ListCount } from '#web/components/admin/ListCount.tsx';
import { ListPagination } from '#web/components/admin/ListPagination.tsx';
import { ListSkeleton } from '#web/components/admin/ListSkeleton.tsx';
import { useIsReloading } from '#web/components/admin/useIsReloading.ts';
import { moveOrders } from '#web/components/adminOrders/moveOrders.ts';
import { DeliverListed } from '#web/components/adminPayouts/DeliverListed.tsx';
import { OutcomeLinks } from '#web/components/adminPayouts/OutcomeLinks.tsx';
import { PayoutActions } from '#web/components/adminPayouts/PayoutActions.tsx';
import { PayoutFacts } from '#web/components/adminPayouts/PayoutFacts.tsx';
import { PayoutRows } from '#web/components/adminPayouts/PayoutRows.tsx';
import { PayoutSums } from '#web/components/adminPayouts/PayoutSums.tsx';
import { pageMeta } from '#web/seo/pageMeta.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { toast } from '#web/ui/toast.ts';
import type { Route } from './+types/payout.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: adminPayoutsTexts.payout,
    description: adminPayoutsTexts.payoutDescription,
    isHidden: true,
  });

export const clientLoader = ({ params, url }: Route.ClientLoaderArgs) =>
  adminPages.payout({ params, query: pickQuery(url.searchParams, ['page', 'outcome']) });

/** Confirms, checks again or deletes a draft, or marks its orders as delivered and checks it again. After a refusal the page loads the fresh check. */
const actions = {
  confirm: {
    call: adminApi.confirmPayout,
    done: payoutMessages.confirmed,
    failed: payoutMessages.confirmFailed,
  },
  check: { call: adminApi.checkPayout, done: payoutMessages.checked, failed: payoutMessages.checkFailed },
  delete: {
    call: adminApi.deletePayout,
    done: payoutMessages.draftDeleted,
    failed: payoutMessages.deleteFailed,
  },
} as const;

export async function clientAction({ params, request }: Route.ClientActionArgs) {
  const action = await readAction(payoutActionSchema, request);
  if (!action) return null;
  const isDelivering = action.intent === 'deliver';
  if (isDelivering)
    await moveOrders(
      action.id.map((id, place) => ({ id, from: action.from[place] })),
      'delivered',
    );
  const { call, done, failed } = actions[isDelivering ? 'check' : action.intent];
  try {
    await call({ params });
    toast(done);
  } catch (error) {
    toastFailure(error, failed);
    return null;
  }
  return action.intent === 'delete' ? redirect('/admin/payouts') : null;
}

export { ListSkeleton as HydrateFallback };

const back = (
  <ButtonLink to="/admin/payouts" look="quiet" size="sm">
    {adminPayoutsTexts.allPayouts}
  </ButtonLink>
);

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return isRouteErrorResponse(error) && error.status === 404 ? (
    <EmptyState level={1} title={adminPayoutsTexts.payoutNotFound} action={back} />
  ) : (
    <AdminError title={payoutMessages.payoutFetchFailed} />
  );
}

export default function PayoutPage({ loaderData: { payout, rows, pagination } }: Route.ComponentProps) {
  const isReloading = useIsReloading();
  return (
    <AdminPage title={adminPayoutsTexts.payoutOf(payout.courier)} actions={back}>
      <PayoutFacts payout={payout} />
      <PayoutSums sums={payout.sums} />
      <DeliverListed payout={payout} rows={rows} />
      <OutcomeLinks sums={payout.sums} />
      <ListCount
        total={pagination.total}
        page={pagination.currentPage}
        pageSize={adminPageSizes.payoutRows}
        noun={adminPayoutsTexts.rowNoun}
        filters={['outcome']}
      />
      <PayoutRows rows={rows} isBusy={isReloading} />
      <ListPagination currentPage={pagination.currentPage} totalPages={pagination.totalPages} />
      <PayoutActions payout={payout} />
    </AdminPage>
  );
}
