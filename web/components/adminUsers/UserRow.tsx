import { formatDay } from '#domain/dates.ts';
import { formatTaka } from '#domain/money.ts';
import { accountMessages } from '#texts/accountMessages.ts';
import { adminUsersTexts } from '#texts/adminUsers.ts';
import { digits, grouped } from '#texts/numbers.ts';
import type { Customer } from '#web/api/responses.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { Link } from '#web/ui/Link.tsx';
import { Cell, Row } from '#web/ui/Table.tsx';
import { UserActions } from './UserActions.tsx';

export function UserRow({ user, isSelf }: { user: Customer; isSelf: boolean }) {
  const { name, email, phone, role, isActive, createdAt, orders, spent } = user;
  return (
    <Row>
      <Cell className="col-span-2" neverWidens>
        <Link
          to={`/admin/users/${user._id}`}
          className="block truncate font-medium underline-offset-4 hover:underline"
        >
          {name}
        </Link>
        {email && (
          <a
            href={`mailto:${email}`}
            className="block truncate py-0.5 text-muted text-xs underline-offset-4 hover:underline"
          >
            {email}
          </a>
        )}
      </Cell>
      <Cell label={adminUsersTexts.phone} className="tabular-nums">
        {digits(phone ?? '') || <span className="text-muted">{accountMessages.phoneMissing}</span>}
      </Cell>
      <Cell label={adminUsersTexts.joined} className="text-right lg:whitespace-nowrap lg:text-left">
        <time dateTime={createdAt}>{formatDay(createdAt)}</time>
      </Cell>
      <Cell label={adminUsersTexts.orders} className="tabular-nums lg:text-right">
        {grouped(orders)}
      </Cell>
      <Cell label={adminUsersTexts.spent} className="text-right tabular-nums">
        {formatTaka(spent)}
      </Cell>
      <Cell>
        <Badge tone={role === 'admin' ? 'accent' : 'plain'}>
          {role === 'admin' ? adminUsersTexts.admin : adminUsersTexts.user}
        </Badge>
      </Cell>
      <Cell className="text-right lg:text-left">
        <Badge tone={isActive ? 'good' : 'bad'}>
          {isActive ? adminUsersTexts.active : adminUsersTexts.inactive}
        </Badge>
      </Cell>
      <Cell className="col-span-2 text-right">
        {isSelf ? (
          <span className="inline-flex min-h-9 items-center font-medium">{adminUsersTexts.you}</span>
        ) : (
          <UserActions user={user} />
        )}
      </Cell>
    </Row>
  );
}
