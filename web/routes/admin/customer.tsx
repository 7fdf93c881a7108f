import PackageOpen from 'virtual:lucide/package-open';
import { isRouteErrorResponse } from 'react-router';
import { adminPageSizes } from '#domain/adminPages.ts';
import { adminUsersTexts } from '#texts/adminUsers.ts';
import { secondFactorMessages } from '#texts/secondFactor.ts';
import { adminApi, adminPages } from '#web/api/adminClient.ts';
import { toastOutcome } from '#web/api/toastOutcome.ts';
import { withRecentPassword } from '#web/auth/recentPassword.ts';
import { pickQuery } from '#web/browser/listQuery.ts';
import { AdminError } from '#web/components/admin/AdminError.tsx';
import { AdminPage } from '#web/components/admin/AdminPage.tsx';
import { customerActionSchema, readAction } from '#web/components/admin/adminActions.ts';
import { ListCount } from '#web/components/admin/ListCount.tsx';
import { ListPagination } from '#web/components/admin/ListPagination.tsx';
import { ListSkeleton } from '#web/components/admin/ListSkeleton.tsx';
import { useIsReloading } from '#web/components/admin/useIsReloading.ts';
import { CustomerFacts } from '#web/components/adminUsers/CustomerFacts.tsx';
import { CustomerOrders } from '#web/components/adminUsers/CustomerOrders.tsx';
import { pageMeta } from '#web/seo/pageMeta.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import type { Route } from './+types/customer.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: adminUsersTexts.customer,
    description: adminUsersTexts.customerDescription,
    isHidden: true,
  });

export async function clientLoader({ params, url }: Route.ClientLoaderArgs) {
  const [customer, list] = await Promise.all([
    adminPages.user({ params }),
    adminPages.customerOrders({ params, query: pickQuery(url.searchParams, ['page']) }),
  ]);
  return { customer, ...list };
}

/** Switches off two-step login for a user who lost the phone. */
export async function clientAction({ params, request }: Route.ClientActionArgs) {
  if (!(await readAction(customerActionSchema, request))) return null;
  await toastOutcome(
    withRecentPassword(() => adminApi.switchOffFor({ params })),
    secondFactorMessages.switchOffFailed,
  );
  return null;
}

export { ListSkeleton as HydrateFallback };

const back = (
  <ButtonLink to="/admin/users" look="outline">
    {adminUsersTexts.allUsers}
  </ButtonLink>
);

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return isRouteErrorResponse(error) && error.status === 404 ? (
    <EmptyState level={1} title={adminUsersTexts.userNotFound} action={back} />
  ) : (
    <AdminError title={adminUsersTexts.userLoadFailed} />
  );
}

export default function AdminCustomer({ loaderData }: Route.ComponentProps) {
  const { customer, orders, pagination } = loaderData;
  const isReloading = useIsReloading();
  return (
    <AdminPage title={customer.name} actions={back}>
      <CustomerFacts customer={customer} />
      <ListCount
        total={pagination.total}
        page={pagination.currentPage}
        pageSize={adminPageSizes.orders}
        noun={adminUsersTexts.orderNoun}
        filters={[]}
      />
      {orders.length > 0 ? (
        <CustomerOrders orders={orders} isBusy={isReloading} />
      ) : (
        <EmptyState icon={<PackageOpen className="size-7" />} title={adminUsersTexts.noOrdersYet}>
          {adminUsersTexts.noOrdersHint}
        </EmptyState>
      )}
      <ListPagination currentPage={pagination.currentPage} totalPages={pagination.totalPages} />
    </AdminPage>
  );
}
