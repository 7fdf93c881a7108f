import { type Column, Table } from '#web/ui/Table.tsx';
import type { DeskOrder } from './deskOrder.ts';
import { OrderRow } from './OrderRow.tsx';
import type { Selection } from './useSelection.ts';

const columns: readonly Column[] = [
  { label: 'Order' },
  { label: 'Date' },
  { label: 'Customer' },
  { label: 'Items', className: 'text-right' },
  { label: 'Total', className: 'text-right' },
  { label: 'Status' },
  { label: 'Actions', className: 'text-right' },
];

interface OrdersTableProps {
  orders: readonly DeskOrder[];
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
          isChosen={selection.has(order._id)}
          onChoose={() => selection.toggle(order)}
        />
      ))}
    </Table>
  );
}
