import { coversDuties, hasAllDuties, mayDo } from '#domain/duties.ts';
import { adminUsersTexts } from '#texts/adminUsers.ts';
import type { Customer } from '#web/api/responses.ts';
import { useUser } from '#web/auth/session.ts';
import { Button } from '#web/ui/Button.tsx';
import { useUserStatus } from './useUserStatus.ts';

/** Hidden on one's own row. */
export function UserActions({ user }: { user: Customer }) {
  const { isBusy, toggleRole, toggleActive } = useUserStatus(user);
  const isAdmin = user.role === 'admin';
  const own = useUser();
  // As the server decides: only who grants rights changes an admin, and only one who has nothing more.
  const mayChange =
    user.role !== 'admin' || (mayDo(own, 'team') && own !== null && coversDuties(own, user.duties ?? null));
  const maySetRole = user.role === 'admin' ? mayChange : own !== null && hasAllDuties(own);
  return (
    <span className="flex flex-wrap justify-end gap-2 lg:whitespace-nowrap">
      {maySetRole && (
        <Button
          look="outline"
          size="sm"
          busy={isBusy}
          aria-label={(isAdmin ? adminUsersTexts.makeUserName : adminUsersTexts.makeAdminName)(user.name)}
          onClick={() => void toggleRole()}
        >
          {isAdmin ? adminUsersTexts.makeUser : adminUsersTexts.makeAdmin}
        </Button>
      )}
      {mayChange && (
        <Button
          look="outline"
          size="sm"
          busy={isBusy}
          aria-label={(user.isActive ? adminUsersTexts.deactivateName : adminUsersTexts.activateName)(
            user.name,
          )}
          onClick={() => void toggleActive()}
        >
          {user.isActive ? adminUsersTexts.deactivate : adminUsersTexts.activate}
        </Button>
      )}
    </span>
  );
}
