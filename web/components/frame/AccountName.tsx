import { User as UserIcon } from 'lucide-react';
import type { User } from '#web/catalogue.ts';
import { Badge } from '#web/ui/Badge.tsx';

export function AccountName({ user }: { user: User }) {
  return (
    <>
      <UserIcon aria-hidden="true" className="size-6 shrink-0" strokeWidth={1.5} />
      <span className="min-w-0 truncate">{user.name}</span>
      {user.role === 'admin' && <Badge>Admin</Badge>}
    </>
  );
}
