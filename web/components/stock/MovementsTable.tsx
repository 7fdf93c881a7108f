import { type Column, Table } from '#web/ui/Table.tsx';
import { MovementRow } from './MovementRow.tsx';
import type { Movement } from './movement.ts';

const columns: readonly Column[] = [
  { label: 'When' },
  { label: 'Variant' },
  { label: 'Before', className: 'text-right' },
  { label: 'Change', className: 'text-right' },
  { label: 'After', className: 'text-right' },
  { label: 'Why' },
  { label: 'By' },
];

export function MovementsTable({ movements, isBusy }: { movements: readonly Movement[]; isBusy: boolean }) {
  return (
    <Table label="Stock history" columns={columns} isBusy={isBusy}>
      {movements.map((movement) => (
        <MovementRow key={movement._id} movement={movement} />
      ))}
    </Table>
  );
}
