import type { AdminOrder } from '#web/api/responses.ts';
import { type Column, Table } from '#web/ui/Table.tsx';
import { OrderRow } from './OrderRow.tsx';
import type { Selection } from './useSelection.ts';

const columns: readonly Column[] = [
  { label: 'Order' },
  { label: 'Customer' },
  { label: 'Items' },
  { label: 'Total', className: 'text-right' },
  { label: 'Status' },
  { label: 'Actions', className: 'text-right' },
];

interface OrdersTableProps {
  orders: readonly AdminOrder[];
  selection: Selection;
  isBusy: boolean;
}

export function OrdersTable({ orders, selection, isBusy }: OrdersTableProps) {
  return (
    <Table label="Orders" columns={columns} isBusy={isBusy}>
      {orders.map((order) => (
        <OrderRow
          key={order._id}
          order={order}
          isSelected={selection.has(order._id)}
          onSelect={() => selection.toggle(order)}
        />
      ))}
    </Table>
  );
}
