import { needsColour, needsSize } from '#domain/stock.ts';
import type { Product } from '#web/catalogue.ts';
import { QuantityStepper } from '#web/ui/QuantityStepper.tsx';
import { BuyButtons } from './BuyButtons.tsx';
import { ColourChooser } from './ColourChooser.tsx';
import { SizeChooser } from './SizeChooser.tsx';
import { StockLine } from './StockLine.tsx';
import { useBuying } from './useBuying.ts';

/** All there is to choose before buying. A new product begins with nothing chosen: give it the product's id as key. */
export function BuyBox({ product, isPreview = false }: { product: Product; isPreview?: boolean }) {
  const buying = useBuying(product);
  const { availability } = buying;
  return (
    <div className="flex flex-col gap-6">
      {needsSize(product) && (
        <SizeChooser
          product={product}
          chosen={buying.selectedSize}
          onChoose={(selectedSize) => buying.choose({ selectedSize })}
        />
      )}
      {needsColour(product) && (
        <ColourChooser
          product={product}
          chosen={buying.selectedColor}
          onChoose={(selectedColor) => buying.choose({ selectedColor })}
        />
      )}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2 noscript:hidden">
        <QuantityStepper
          label={`Quantity of ${product.name}`}
          value={buying.quantity}
          max={availability.left}
          disabled={availability.state !== 'available' || buying.busy !== null}
          onChange={buying.setQuantity}
        />
        <StockLine availability={availability} />
      </div>
      <BuyButtons buying={buying} isPreview={isPreview} />
      <p className="hidden rounded-sm bg-sand p-4 text-sm noscript:block">
        Ordering here needs JavaScript, which your browser has switched off. You can also order by phone or by
        chat.
      </p>
    </div>
  );
}
