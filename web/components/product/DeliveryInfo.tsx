import { HandCoins, RotateCcw, Truck } from 'lucide-react';
import { Link } from 'react-router';
import { deliveryTimes } from '#domain/deliveryTimes.ts';
import { formatTaka } from '#domain/money.ts';
import type { DeliveryRule } from '#domain/shop.ts';
import { useShop } from '#web/shop.ts';
import { WrittenOnce } from '#web/WrittenOnce.tsx';

const linkClass = 'text-accent underline underline-offset-4';

/** The rule that the checkout charges by, before anybody gets there. */
export function DeliveryInfo() {
  const { delivery } = useShop();
  return (
    <WrittenOnce
      as="section"
      by={['delivery', delivery]}
      aria-labelledby="delivery"
      className="border-line border-y py-5"
    >
      {() => <Terms {...delivery} />}
    </WrittenOnce>
  );
}

function Terms({ freeFrom, insideDhaka, outsideDhaka }: DeliveryRule) {
  return (
    <>
      <h2 id="delivery" className="sr-only">
        Delivery
      </h2>
      <ul className="flex flex-col gap-4 text-sm [&_svg]:mt-0.5 [&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:text-accent">
        <li className="flex gap-3">
          <Truck aria-hidden="true" strokeWidth={1.5} />
          <span>
            Dhaka {formatTaka(insideDhaka)}, in {deliveryTimes.insideDhaka}. Elsewhere{' '}
            {formatTaka(outsideDhaka)}, in {deliveryTimes.outsideDhaka}. Free from {formatTaka(freeFrom)}.
          </span>
        </li>
        <li className="flex gap-3">
          <HandCoins aria-hidden="true" strokeWidth={1.5} />
          <span>Cash on delivery: you pay when it is in your hands.</span>
        </li>
        <li className="flex gap-3">
          <RotateCcw aria-hidden="true" strokeWidth={1.5} />
          <span>
            Returns within 7 days of delivery.{' '}
            <Link to="/returns" className={linkClass}>
              How it works
            </Link>
          </span>
        </li>
      </ul>
    </>
  );
}
