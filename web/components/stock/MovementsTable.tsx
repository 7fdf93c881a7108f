import { stockTexts } from '#texts/stockChanges.ts';
import { type Column, Table } from '#web/ui/Table.tsx';
import { MovementRow } from './MovementRow.tsx';
import type { Movement } from './movement.ts';

const columns: readonly Column[] = [
  { label: stockTexts.when },
  { label: stockTexts.variant },
  { label: stockTexts.before, className: 'text-right' },
  { label: stockTexts.change, className: 'text-right' },
  { label: stockTexts.after, className: 'text-right' },
  { label: stockTexts.why },
  { label: stockTexts.by },
];

export function MovementsTable({ movements, isBusy }: { movements: readonly Movement[]; isBusy: boolean }) {
  return (
    <Table label={stockTexts.stockHistory} columns={columns} isBusy={isBusy}>
      {movements.map((movement) => (
        <MovementRow key={movement._id} movement={movement} />
      ))}
    </Table>
  );
}
