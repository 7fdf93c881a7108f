import type { BuyButton, Buying } from '#domain/buying.ts';
import { productTexts } from '#texts/product.ts';
import type { Product } from '#web/api/responses.ts';
import { Button } from '#web/ui/Button.tsx';
import { Price } from '#web/ui/Price.tsx';
import type { BuyingState } from './useBuying.ts';

interface BuyButtonsProps {
  product: Product;
  buying: BuyingState;
  /** Disables buying in a preview. */
  isPreview: boolean;
}

/**
 * On phones a bar at the bottom of the screen with the price, within reach of the thumb; in the normal place on wide
 * screens.
 */
export function BuyButtons({ product, buying, isPreview }: BuyButtonsProps) {
  const { buttons, busy, isOpen, press } = buying;
  const states = (action: NonNullable<Buying>, { disabled, label }: BuyButton) => ({
    wide: true,
    className: 'px-3!',
    busy: busy === action,
    // While an option is not chosen, a press leads to it.
    'aria-disabled': isOpen,
    disabled: disabled && !isOpen && busy !== action,
    onClick: () => press(action),
    children: label,
  });
  return (
    <fieldset
      disabled={isPreview}
      data-foot-bar
      className="fixed inset-x-0 bottom-0 z-20 grid grid-cols-2 gap-x-3 gap-y-1 border-line border-t bg-paper px-4 pt-2 pb-[calc(0.75rem+env(safe-area-inset-bottom))] lg:static lg:z-auto lg:border-0 lg:bg-transparent lg:p-0 noscript:hidden"
    >
      <legend className="sr-only">{productTexts.buy}</legend>
      <div aria-hidden="true" className="col-span-2 flex items-baseline gap-4 lg:hidden">
        <p className="min-w-0 grow truncate text-sm">{product.name}</p>
        <Price
          amount={product.price}
          original={product.originalPrice}
          hasPercent={false}
          className="shrink-0 leading-6"
        />
      </div>
      <Button look="outline" {...states('addToCart', buttons.add)} />
      <Button {...states('buyNow', buttons.buy)} />
    </fieldset>
  );
}
