import { clsx } from 'clsx';
import type { AdminOrder } from '#web/api/responses.ts';
import { OrderSheet } from '#web/components/orders/OrderSheet.tsx';
import type { PublicSettings } from '#web/state/settings.ts';
import { PackingSlip } from './PackingSlip.tsx';
import { type PrintChoice, paperClass } from './printing.ts';

/** One sheet per order, each on its own page. */
const sheetClass =
  'flex flex-col rounded-md border border-line bg-paper print:max-w-none print:break-inside-avoid print:rounded-none print:border-0 print:p-0 print:not-last:break-after-page';
const sizes = { a4: 'max-w-3xl gap-6 p-6 sm:p-10', a6: 'max-w-sm gap-3 p-4' };

interface PrintedOrdersProps {
  orders: readonly AdminOrder[];
  choice: PrintChoice;
  settings: PublicSettings;
}

export function PrintedOrders({ orders, choice: { sheet, paper }, settings }: PrintedOrdersProps) {
  const className = clsx(sheetClass, sizes[paper], paperClass[paper]);
  return (
    <div className="flex flex-col gap-6 print:block">
      {orders.map((order) =>
        sheet === 'invoices' ? (
          <OrderSheet
            key={order._id}
            order={order}
            settings={settings}
            heading={<h2 className="text-2xl">Invoice</h2>}
            className={className}
          />
        ) : (
          <PackingSlip key={order._id} order={order} settings={settings} className={className} />
        ),
      )}
    </div>
  );
}
