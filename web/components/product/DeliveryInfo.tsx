import CalendarDays from 'virtual:lucide/calendar-days';
import HandCoins from 'virtual:lucide/hand-coins';
import RotateCcw from 'virtual:lucide/rotate-ccw';
import Truck from 'virtual:lucide/truck';
import { formatTaka } from '#domain/money.ts';
import type { DeliveryRule } from '#domain/settings.ts';
import { productTexts } from '#texts/product.ts';
import { DeliveryEstimate } from '#web/components/delivery/DeliveryEstimate.tsx';
import { useSettings } from '#web/state/settings.ts';
import { Link } from '#web/ui/Link.tsx';
import type { ShownProduct } from './shownProduct.ts';

const linkClass = 'text-accent underline underline-offset-4';

interface DeliveryInfoProps {
  product: Pick<ShownProduct, 'inStock' | 'details'>;
}

/** The delivery rule of checkout and the returns rule of the category. */
export function DeliveryInfo({ product }: DeliveryInfoProps) {
  const { delivery } = useSettings();
  return (
    <section aria-labelledby="delivery" className="border-line border-y py-5">
      <Terms {...delivery} product={product} />
    </section>
  );
}

function Terms({ freeFrom, insideDhaka, outsideDhaka, product }: DeliveryRule & DeliveryInfoProps) {
  return (
    <>
      <h2 id="delivery" className="sr-only">
        {productTexts.delivery}
      </h2>
      <ul className="flex flex-col gap-4 text-sm [&>li>svg]:mt-0.5 [&>li>svg]:size-5 [&>li>svg]:shrink-0 [&>li>svg]:text-accent">
        <li className="flex gap-3">
          <Truck strokeWidth={1.5} />
          <span>
            {productTexts.deliveryFees(
              formatTaka(insideDhaka),
              formatTaka(outsideDhaka),
              formatTaka(freeFrom),
            )}
          </span>
        </li>
        {/* Nothing arrives that cannot be ordered. */}
        {product.inStock && (
          <li className="flex gap-3">
            <CalendarDays strokeWidth={1.5} />
            <DeliveryEstimate />
          </li>
        )}
        <li className="flex gap-3">
          <HandCoins strokeWidth={1.5} />
          <span>{productTexts.cashOnDelivery}</span>
        </li>
        <li className="flex gap-3">
          <RotateCcw strokeWidth={1.5} />
          <span>
            {product.details.returnsLine}{' '}
            <Link to="/returns" className={linkClass}>
              {productTexts.howItWorks}
            </Link>
          </span>
        </li>
      </ul>
    </>
  );
}
