import type { ReactNode } from 'react';
import { formatTaka } from '#domain/money.ts';
import { digits } from '#texts/numbers.ts';
import { ordersTexts } from '#texts/orders.ts';
import type { Order } from '#web/api/responses.ts';
import { ChoiceText } from '#web/components/cart/ChoiceText.tsx';
import { Link } from '#web/ui/Link.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import { LineComponents } from './LineComponents.tsx';

interface OrderLineProps {
  item: Order['orderItems'][number];
  /** Actions for the line. */
  children?: ReactNode;
}

/** An order line as it was when ordered. */
export function OrderLine({ item, children }: OrderLineProps) {
  const { product, name, image, price, quantity, returned } = item;
  return (
    <li className="flex gap-4 py-4">
      <Picture src={image} alt="" sizes="5rem" className="w-16 shrink-0 self-start rounded-md sm:w-20" />
      <div className="min-w-0 grow">
        <p className="leading-6">
          {product ? (
            <Link to={`/products/${product}`} className="underline-offset-4 hover:underline">
              {name}
            </Link>
          ) : (
            name
          )}
        </p>
        <ChoiceText {...item} />
        <LineComponents line={item} />
        <p className="text-muted text-sm tabular-nums">
          {digits(quantity)} × {formatTaka(price)}
          {returned > 0 && ordersTexts.returned(returned)}
        </p>
        {children}
      </div>
      <p className="text-sm tabular-nums sm:text-base">{formatTaka(price * quantity)}</p>
    </li>
  );
}
