import { adminOrdersTexts } from '#texts/adminOrders.ts';
import type { AdminOrder } from '#web/api/responses.ts';
import { type Column, Table } from '#web/ui/Table.tsx';
import { OrderRow } from './OrderRow.tsx';
import type { Selection } from './useSelection.ts';

const columns: readonly Column[] = [
  { label: adminOrdersTexts.order },
  { label: adminOrdersTexts.customer },
  { label: adminOrdersTexts.items },
  { label: adminOrdersTexts.total, className: 'text-right' },
  { label: adminOrdersTexts.status },
  { label: adminOrdersTexts.actions, className: 'text-right' },
];

interface OrdersTableProps {
  orders: readonly AdminOrder[];
  selection: Selection;
  isBusy: boolean;
}

export function OrdersTable({ orders, selection, isBusy }: OrdersTableProps) {
  return (
    <Table label={adminOrdersTexts.orders} columns={columns} isBusy={isBusy}>
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
