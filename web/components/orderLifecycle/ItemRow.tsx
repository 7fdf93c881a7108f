import Trash2 from 'virtual:lucide/trash';
import type { ReactNode } from 'react';
import { formatTaka } from '#domain/money.ts';
import { itemText } from '#domain/orderLines.ts';
import { availabilityOf, MAX_QUANTITY } from '#domain/stock.ts';
import { orderLifecycleTexts } from '#texts/orderLifecycle.ts';
import { FieldError } from '#web/ui/control.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import { QuantityStepper } from '#web/ui/QuantityStepper.tsx';
import { ChangeChoice } from './ChangeChoice.tsx';
import type { EditedItem } from './editedItem.ts';
import { ItemChoice } from './ItemChoice.tsx';

interface ItemRowProps {
  item: EditedItem;
  /** Taka. */
  price: number;
  error: string | undefined;
  onChange: (part: Partial<EditedItem>) => void;
  onRemove: () => void;
  children?: ReactNode;
}

/** The server knows what is left for a line that the order has already. */
function mostOf({ offered, most, ...choice }: EditedItem): number {
  if (most !== undefined) return most;
  const { state, left } = offered ? availabilityOf(offered, choice) : { state: null, left: 0 };
  return state === 'available' ? left : MAX_QUANTITY;
}

export function ItemRow({ item, price, error, onChange, onRemove, children }: ItemRowProps) {
  const text = itemText(item);
  const isGone = item.product === null;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <Picture src={item.image} alt="" sizes="3rem" className="size-12 shrink-0 rounded-sm" />
      <div className="min-w-0 grow basis-40">
        <p className="wrap-anywhere">{item.offered ? item.name : text}</p>
        <p className="text-muted text-xs tabular-nums">
          {formatTaka(price)}
          {isGone && orderLifecycleTexts.noLongerSold}
        </p>
        {!item.offered && <ChangeChoice item={item} onChange={onChange} />}
      </div>
      <div className="flex items-center gap-1">
        <QuantityStepper
          label={orderLifecycleTexts.quantityOf(text)}
          value={item.quantity}
          max={mostOf(item)}
          limitText={(max) =>
            isGone ? orderLifecycleTexts.noLongerSoldAtMost(max) : orderLifecycleTexts.onlyLeftInStock(max)
          }
          onChange={(quantity) => onChange({ quantity })}
        />
        <IconButton label={orderLifecycleTexts.removeOne(text)} onClick={onRemove}>
          <Trash2 aria-hidden="true" className="size-4" />
        </IconButton>
      </div>
      {item.offered && <ItemChoice item={item} product={item.offered} onChange={onChange} />}
      {error && <FieldError>{error}</FieldError>}
      {children}
    </li>
  );
}
