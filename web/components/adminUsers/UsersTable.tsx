import { adminUsersTexts } from '#texts/adminUsers.ts';
import type { Customer } from '#web/api/responses.ts';
import { useUser } from '#web/auth/session.ts';
import { type Column, Table } from '#web/ui/Table.tsx';
import { UserRow } from './UserRow.tsx';

const columns: readonly Column[] = [
  { label: adminUsersTexts.user },
  { label: adminUsersTexts.phone },
  { label: adminUsersTexts.joined },
  { label: adminUsersTexts.orders, className: 'text-right' },
  { label: adminUsersTexts.spent, className: 'text-right' },
  { label: adminUsersTexts.role },
  { label: adminUsersTexts.status },
  { label: adminUsersTexts.actions, className: 'text-right' },
];

export function UsersTable({ users, isBusy }: { users: readonly Customer[]; isBusy: boolean }) {
  const self = useUser()?._id;
  return (
    <Table label={adminUsersTexts.users} columns={columns} isBusy={isBusy}>
      {users.map((user) => (
        <UserRow key={user._id} user={user} isSelf={user._id === self} />
      ))}
    </Table>
  );
}
