import { choiceText } from '#domain/choiceText.ts';
import { formatTaka } from '#domain/money.ts';
import { grouped } from '#texts/numbers.ts';
import { orderDialogTexts } from '#texts/orderDialog.ts';
import type { AdminOrder } from '#web/api/responses.ts';
import { LineComponents } from '#web/components/orders/LineComponents.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import { OrderMoney } from './OrderMoney.tsx';
import { OrderSection } from './OrderSection.tsx';

export function OrderLines({ order }: { order: AdminOrder }) {
  return (
    <OrderSection title={orderDialogTexts.items}>
      <ul className="divide-y divide-line">
        {order.orderItems.map((line, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no id, and their order never changes
          <li key={place} className="flex items-center gap-4 py-3 first:pt-0">
            <Picture src={line.image} alt="" sizes="3.5rem" className="size-14 shrink-0 rounded-sm" />
            <div className="min-w-0 grow">
              <p className="font-medium">{line.name}</p>
              {choiceText(line) && <p className="text-muted text-xs">{choiceText(line)}</p>}
              <LineComponents line={line} />
              <p className="text-muted text-xs tabular-nums">
                {grouped(line.quantity)} × {formatTaka(line.price)}
                {line.returned > 0 && orderDialogTexts.cameBack(line.returned)}
              </p>
            </div>
            <p className="shrink-0 font-medium tabular-nums">{formatTaka(line.price * line.quantity)}</p>
          </li>
        ))}
      </ul>
      <OrderMoney order={order} />
    </OrderSection>
  );
}
