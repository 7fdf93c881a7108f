import { clsx } from 'clsx';
import { orderPrintsTexts } from '#texts/orderPrints.ts';
import type { AdminOrder } from '#web/api/responses.ts';
import { OrderSheet } from '#web/components/orders/OrderSheet.tsx';
import type { PublicSettings } from '#web/state/settings.ts';
import { PackingSlip } from './PackingSlip.tsx';
import { ParcelLabel } from './ParcelLabel.tsx';
import { type Paper, type PrintChoice, paperClass } from './printing.ts';

const sheetClass = 'flex flex-col rounded-md border border-line bg-paper print:break-inside-avoid';

/** One sheet per order, each on its own page. */
const single = 'print:max-w-none print:rounded-none print:border-0 print:p-0 print:not-last:break-after-page';
/** On small paper, so that an invoice of a few lines stays on one sheet. */
const small = [
  'print:[&_.text-sm]:text-xs/[1.4] print:[&_.text-base]:text-sm/[1.4] print:[&_.text-lg]:text-base/[1.4]',
  'print:[&_.text-2xl]:text-xl print:[&_dl]:pt-2',
  'print:[&_td]:py-0.5 print:[&_th]:py-0.5 print:[&_td:not(:last-child)]:pr-2 print:[&_th:not(:last-child)]:pr-2',
].join(' ');
/** Several on a page, to be cut apart. A slip that is longer than its part takes the next part's room as well. */
const several = `gap-3 p-4 print:rounded-none print:border-dashed print:border-edge print:p-[4mm] ${small}`;

const sizes: Record<Paper, string> = {
  a4: `max-w-3xl gap-6 p-6 sm:p-10 ${single}`,
  a4x2: several,
  a4x4: several,
  a6: `max-w-sm gap-3 p-4 print:gap-2 ${single} ${small}`,
};

/** An invoice on half a sheet is wide and low: the address stands beside the head. */
const addressAside =
  'print:grid print:grid-cols-2 print:content-start print:gap-x-8 print:[&>:nth-child(n+3)]:col-span-2';

/** Two rows fill the height of an A4 page, less its margins. */
const rows = 'print:auto-rows-[minmax(140mm,auto)] print:gap-0';

const layouts: Record<Paper, string> = {
  a4: 'flex flex-col gap-6 print:block',
  a4x2: `grid max-w-3xl gap-4 ${rows}`,
  a4x4: `grid max-w-5xl gap-4 md:grid-cols-2 print:grid-cols-2 ${rows}`,
  a6: 'flex flex-col gap-6 print:block',
};

interface PrintedOrdersProps {
  orders: readonly AdminOrder[];
  choice: PrintChoice;
  settings: PublicSettings;
}

export function PrintedOrders({ orders, choice: { sheet, paper }, settings }: PrintedOrdersProps) {
  const props = { settings, className: clsx(sheetClass, sizes[paper]) };
  return (
    <div className={clsx(layouts[paper], paperClass[paper])}>
      {orders.map((order) => {
        if (sheet === 'labels') return <ParcelLabel key={order._id} order={order} {...props} />;
        if (sheet === 'slips') return <PackingSlip key={order._id} order={order} {...props} />;
        const heading = <h2 className="text-2xl">{orderPrintsTexts.invoice}</h2>;
        const className = clsx(props.className, paper === 'a4x2' && addressAside);
        return (
          <OrderSheet
            key={order._id}
            order={order}
            heading={heading}
            settings={settings}
            className={className}
          />
        );
      })}
    </div>
  );
}
