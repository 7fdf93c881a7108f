import type { Order } from '#web/components/orders/order.ts';
import { type Column, Table } from '#web/ui/Table.tsx';
import { OrderRow } from './OrderRow.tsx';

const columns: readonly Column[] = [
  { label: 'Order' },
  { label: 'Date' },
  { label: 'Customer' },
  { label: 'Items', className: 'text-right' },
  { label: 'Total', className: 'text-right' },
  { label: 'Status' },
  { label: 'Actions', className: 'text-right' },
];

export function OrdersTable({ orders, isBusy }: { orders: readonly Order[]; isBusy: boolean }) {
  return (
    <Table label="Orders" columns={columns} isBusy={isBusy}>
      {orders.map((order) => (
        <OrderRow key={order._id} order={order} />
      ))}
    </Table>
  );
}
