import type { Customer } from '#web/api/responses.ts';
import { useUser } from '#web/auth/session.ts';
import { type Column, Table } from '#web/ui/Table.tsx';
import { UserRow } from './UserRow.tsx';

const columns: readonly Column[] = [
  { label: 'User' },
  { label: 'Phone' },
  { label: 'Joined' },
  { label: 'Orders', className: 'text-right' },
  { label: 'Spent', className: 'text-right' },
  { label: 'Role' },
  { label: 'Status' },
  { label: 'Actions', className: 'text-right' },
];

export function UsersTable({ users, isBusy }: { users: readonly Customer[]; isBusy: boolean }) {
  const self = useUser()?._id;
  return (
    <Table label="Users" columns={columns} isBusy={isBusy}>
      {users.map((user) => (
        <UserRow key={user._id} user={user} isSelf={user._id === self} />
      ))}
    </Table>
  );
}
