import UserRoundSearch from 'virtual:lucide/user-round-search';
import type { Role } from '#domain/accounts.ts';
import { adminPageSizes } from '#domain/adminPages.ts';
import { accountMessages } from '#texts/accountMessages.ts';
import { adminUsersTexts } from '#texts/adminUsers.ts';
import { revenueTexts } from '#texts/revenue.ts';
import { adminApi, adminPages } from '#web/api/adminClient.ts';
import { toastFailure } from '#web/api/failures.ts';
import { withRecentPassword } from '#web/auth/recentPassword.ts';
import { pickQuery } from '#web/browser/listQuery.ts';
import { AdminError } from '#web/components/admin/AdminError.tsx';
import { AdminPage } from '#web/components/admin/AdminPage.tsx';
import { readAction, userActionSchema } from '#web/components/admin/adminActions.ts';
import { ListCount } from '#web/components/admin/ListCount.tsx';
import { ListPagination } from '#web/components/admin/ListPagination.tsx';
import { ListSkeleton } from '#web/components/admin/ListSkeleton.tsx';
import { useIsReloading } from '#web/components/admin/useIsReloading.ts';
import { Guidelines } from '#web/components/adminUsers/Guidelines.tsx';
import { type UserCounts, UserFigures } from '#web/components/adminUsers/UserFigures.tsx';
import { UserFilters, userFilterNames } from '#web/components/adminUsers/UserFilters.tsx';
import { UsersTable } from '#web/components/adminUsers/UsersTable.tsx';
import { pageMeta } from '#web/seo/pageMeta.ts';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { toast } from '#web/ui/toast.ts';
import type { Route } from './+types/users.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: adminUsersTexts.users,
    description: adminUsersTexts.description,
    isHidden: true,
  });

/** Maintained counts in the database: each costs one lookup. */
async function countUsers(): Promise<UserCounts> {
  const count = async (query: { role?: Role; isActive?: 'true' | 'false' }) =>
    (await adminPages.users({ query: { ...query, limit: '1' } })).pagination.totalUsers;
  const [admins, active, inactive] = await Promise.all([
    count({ role: 'admin' }),
    count({ isActive: 'true' }),
    count({ isActive: 'false' }),
  ]);
  return { all: active + inactive, admins, active, inactive };
}

export async function clientLoader({ url: { searchParams } }: Route.ClientLoaderArgs) {
  const query = pickQuery(searchParams, ['page', 'sort', ...userFilterNames]);
  const [list, counts] = await Promise.all([adminPages.users({ query }), countUsers()]);
  return { ...list, counts };
}

/** Changes a user's role or active state. */
export async function clientAction({ request }: Route.ClientActionArgs) {
  const action = await readAction(userActionSchema, request);
  if (!action) return null;
  const params = { id: action.id };
  const isRole = action.intent === 'role';
  try {
    const { user } = await withRecentPassword(() =>
      isRole
        ? adminApi.setRole({ params, body: { role: action.role } })
        : adminApi.setActive({ params, body: { isActive: action.isActive === 'true' } }),
    );
    const { isNowAdmin, isNowUser, isNowActive, isNowInactive } = adminUsersTexts;
    const roleText = user.role === 'admin' ? isNowAdmin : isNowUser;
    const activeText = user.isActive ? isNowActive : isNowInactive;
    toast((isRole ? roleText : activeText)(user.name));
  } catch (error) {
    toastFailure(error, isRole ? accountMessages.roleUpdateFailed : accountMessages.statusUpdateFailed);
  }
  return null;
}

export { ListSkeleton as HydrateFallback };

export function ErrorBoundary() {
  return <AdminError title={adminUsersTexts.loadFailed} />;
}

export default function AdminUsers({ loaderData: { users, pagination, counts } }: Route.ComponentProps) {
  const isReloading = useIsReloading();
  return (
    <AdminPage title={adminUsersTexts.users}>
      <UserFigures counts={counts} />
      <UserFilters />
      <ListCount
        total={pagination.totalUsers}
        page={pagination.currentPage}
        pageSize={adminPageSizes.users}
        noun={adminUsersTexts.noun}
        filters={userFilterNames}
      />
      {users.length > 0 ? (
        <>
          <UsersTable users={users} isBusy={isReloading} />
          <p className="text-muted text-xs">{adminUsersTexts.spentNote(revenueTexts.spent.toLowerCase())}</p>
        </>
      ) : (
        <EmptyState icon={<UserRoundSearch className="size-7" />} title={adminUsersTexts.noUsersFound}>
          {adminUsersTexts.tryOtherFilters}
        </EmptyState>
      )}
      <ListPagination currentPage={pagination.currentPage} totalPages={pagination.totalPages} />
      <Guidelines />
    </AdminPage>
  );
}
