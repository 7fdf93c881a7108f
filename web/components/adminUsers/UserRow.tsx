import { formatDay } from '#domain/dates.ts';
import type { User } from '#web/catalogue.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { Cell, Row } from '#web/ui/Table.tsx';
import { UserActions } from './UserActions.tsx';

export function UserRow({ user, isSelf }: { user: User; isSelf: boolean }) {
  const { name, email, phone, role, isActive, createdAt } = user;
  return (
    <Row>
      <Cell className="col-span-2 lg:max-w-80">
        <span className="block truncate font-medium">{name}</span>
        <a
          href={`mailto:${email}`}
          className="block truncate py-0.5 text-muted text-xs underline-offset-4 hover:underline"
        >
          {email}
        </a>
      </Cell>
      <Cell label="Phone" className="tabular-nums">
        {phone || <span className="text-muted">Not provided</span>}
      </Cell>
      <Cell label="Joined" className="text-right lg:whitespace-nowrap lg:text-left">
        <time dateTime={createdAt}>{formatDay(createdAt)}</time>
      </Cell>
      <Cell>
        <Badge tone={role === 'admin' ? 'accent' : 'plain'}>{role === 'admin' ? 'Admin' : 'User'}</Badge>
      </Cell>
      <Cell className="text-right lg:text-left">
        <Badge tone={isActive ? 'good' : 'bad'}>{isActive ? 'Active' : 'Inactive'}</Badge>
      </Cell>
      <Cell className="col-span-2 text-right">
        {isSelf ? (
          <span className="inline-flex min-h-9 items-center font-medium">You</span>
        ) : (
          <UserActions user={user} />
        )}
      </Cell>
    </Row>
  );
}
