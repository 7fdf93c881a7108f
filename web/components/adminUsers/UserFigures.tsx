import { useLocation } from 'react-router';
import { adminUsersTexts } from '#texts/adminUsers.ts';
import { withQuery } from '#web/browser/listQuery.ts';
import { FigureLinks } from '#web/components/admin/FigureLinks.tsx';

export interface UserCounts {
  all: number;
  admins: number;
  active: number;
  inactive: number;
}

/** Summary: number of accounts of each kind, over the whole shop. */
export function UserFigures({ counts }: { counts: UserCounts }) {
  const { search } = useLocation();
  const query = new URLSearchParams(search);
  const chosen = `${query.get('role') ?? ''} ${query.get('isActive') ?? ''}`;
  const figure = (label: string, count: number, asked: { role?: string; isActive?: string }) => ({
    label,
    count,
    to: withQuery('', asked),
    isCurrent: chosen === `${asked.role ?? ''} ${asked.isActive ?? ''}`,
  });
  return (
    <FigureLinks
      label={adminUsersTexts.usersByRoleAndStatus}
      figures={[
        figure(adminUsersTexts.all, counts.all, {}),
        figure(adminUsersTexts.active, counts.active, { isActive: 'true' }),
        figure(adminUsersTexts.inactive, counts.inactive, { isActive: 'false' }),
        figure(adminUsersTexts.admins, counts.admins, { role: 'admin' }),
      ]}
    />
  );
}
