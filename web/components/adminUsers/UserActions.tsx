import type { User } from '#web/api/responses.ts';
import { Button } from '#web/ui/Button.tsx';
import { useUserStatus } from './useUserStatus.ts';

/** Hidden on one's own row. */
export function UserActions({ user }: { user: User }) {
  const { isBusy, toggleRole, toggleActive } = useUserStatus(user);
  const roleLabel = user.role === 'admin' ? 'Make User' : 'Make Admin';
  const activeLabel = user.isActive ? 'Deactivate' : 'Activate';
  return (
    <span className="flex flex-wrap justify-end gap-2 lg:whitespace-nowrap">
      <Button
        look="outline"
        size="sm"
        busy={isBusy}
        aria-label={`${roleLabel}: ${user.name}`}
        onClick={() => void toggleRole()}
      >
        {roleLabel}
      </Button>
      <Button
        look="outline"
        size="sm"
        busy={isBusy}
        aria-label={`${activeLabel}: ${user.name}`}
        onClick={() => void toggleActive()}
      >
        {activeLabel}
      </Button>
    </span>
  );
}
