import UserIcon from 'virtual:lucide/user';
import { layoutTexts } from '#texts/layout.ts';
import type { User } from '#web/api/responses.ts';
import { Badge } from '#web/ui/Badge.tsx';

/** Link, menu button and login link look the same, so nothing moves at login. */
export const cornerClass =
  'thumb inline-flex max-w-full items-center justify-center gap-2 rounded-full text-sm transition-colors hover:bg-sand lg:px-3';

/** Icon, name and role; only the icon on narrow screens. */
export function AccountName({ user }: { user: User }) {
  return (
    <>
      <UserIcon className="size-6 shrink-0" strokeWidth={1.5} />
      <span className="hidden min-w-0 truncate lg:inline">{user.name}</span>
      {user.role === 'admin' && (
        <span className="hidden lg:inline">
          <Badge>{layoutTexts.admin}</Badge>
        </span>
      )}
    </>
  );
}
