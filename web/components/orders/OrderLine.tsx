import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatTaka } from '#domain/money.ts';
import { ChoiceText } from '#web/components/cart/ChoiceText.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import type { Order } from './order.ts';

interface OrderLineProps {
  item: Order['orderItems'][number];
  /** What can be done about it. */
  children?: ReactNode;
}

/** A line as it was when it was ordered. */
export function OrderLine({ item, children }: OrderLineProps) {
  const { product, name, image, price, quantity } = item;
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
        <p className="text-muted text-sm tabular-nums">
          {quantity} × {formatTaka(price)}
        </p>
        {children}
      </div>
      <p className="text-sm tabular-nums sm:text-base">{formatTaka(price * quantity)}</p>
    </li>
  );
}
