import { useLocation } from 'react-router';
import { FigureLinks } from '#web/components/admin/FigureLinks.tsx';
import { withQuery } from '#web/listQuery.ts';

export interface UserCounts {
  all: number;
  admins: number;
  active: number;
  inactive: number;
}

/** The summary: how many accounts there are of each kind, over the whole shop. */
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
      label="Users by kind"
      figures={[
        figure('All', counts.all, {}),
        figure('Active', counts.active, { isActive: 'true' }),
        figure('Inactive', counts.inactive, { isActive: 'false' }),
        figure('Admins', counts.admins, { role: 'admin' }),
      ]}
    />
  );
}
