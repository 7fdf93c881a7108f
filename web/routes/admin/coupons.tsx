import Plus from 'virtual:lucide/plus';
import TicketPercent from 'virtual:lucide/ticket-percent';
import { useState } from 'react';
import { adminPageSizes } from '#domain/adminPages.ts';
import { couponMessages } from '#texts/couponRules.ts';
import { couponsTexts } from '#texts/coupons.ts';
import { revenueTexts } from '#texts/revenue.ts';
import { adminPages } from '#web/api/adminClient.ts';
import { useMaySeeMoney } from '#web/auth/useMaySeeMoney.ts';
import { pickQuery } from '#web/browser/listQuery.ts';
import { AdminError } from '#web/components/admin/AdminError.tsx';
import { AdminPage } from '#web/components/admin/AdminPage.tsx';
import { couponActionSchema, readAction } from '#web/components/admin/adminActions.ts';
import { ListCount } from '#web/components/admin/ListCount.tsx';
import { ListPagination } from '#web/components/admin/ListPagination.tsx';
import { ListSkeleton } from '#web/components/admin/ListSkeleton.tsx';
import { useIsReloading } from '#web/components/admin/useIsReloading.ts';
import type { OpenedCoupon } from '#web/components/coupons/CouponDialog.tsx';
import { CouponTable } from '#web/components/coupons/CouponTable.tsx';
import { deleteCoupon } from '#web/components/coupons/couponActions.ts';
import { pageMeta } from '#web/seo/pageMeta.ts';
import { Button } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { useLoaded } from '#web/ui/useLoaded.ts';
import type { Route } from './+types/coupons.ts';

const loadDialog = () => import('#web/components/coupons/CouponDialog.tsx');

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: couponsTexts.coupons, description: couponsTexts.description, isHidden: true });

export const clientLoader = ({ url }: Route.ClientLoaderArgs) =>
  adminPages.coupons({ query: pickQuery(url.searchParams, ['page']) });

/** Deletes a coupon. The form saves coupons itself. */
export async function clientAction({ request }: Route.ClientActionArgs) {
  const action = await readAction(couponActionSchema, request);
  if (action) await deleteCoupon(action.id);
  return null;
}

export { ListSkeleton as HydrateFallback };

export function ErrorBoundary() {
  return <AdminError title={couponMessages.fetchFailed} />;
}

export default function Coupons({ loaderData: { coupons, pagination } }: Route.ComponentProps) {
  const [opened, setOpened] = useState<OpenedCoupon | null>(null);
  const close = () => setOpened(null);
  const dialog = useLoaded(loadDialog, opened, close);
  const isReloading = useIsReloading();
  const maySeeMoney = useMaySeeMoney();
  return (
    <AdminPage
      title={couponsTexts.coupons}
      actions={
        <Button size="sm" onClick={() => setOpened('new')}>
          <Plus aria-hidden="true" className="size-4" />
          {couponsTexts.newCoupon}
        </Button>
      }
    >
      <p className="max-w-prose text-muted text-sm">
        {maySeeMoney && `${couponsTexts.revenueNote(revenueTexts.delivered.toLowerCase())} `}
        {couponsTexts.usesNote}
      </p>
      {pagination.total > 0 ? (
        <>
          <ListCount
            total={pagination.total}
            page={pagination.currentPage}
            pageSize={adminPageSizes.coupons}
            noun={couponsTexts.noun}
            filters={[]}
          />
          <CouponTable coupons={coupons} isBusy={isReloading} onEdit={setOpened} />
        </>
      ) : (
        <EmptyState icon={<TicketPercent className="size-7" />} title={couponsTexts.noCouponsYet} level={2}>
          {couponsTexts.emptyHint}
        </EmptyState>
      )}
      <ListPagination currentPage={pagination.currentPage} totalPages={pagination.totalPages} />
      {dialog && <dialog.CouponDialog opened={opened} onClose={close} />}
    </AdminPage>
  );
}
