import { monthText } from '#domain/bestBefore.ts';
import { onlyLeft } from '#domain/problems.ts';
import { needsColour, needsSize } from '#domain/stock.ts';
import { productTexts } from '#texts/product.ts';
import type { Product } from '#web/api/responses.ts';
import { useSettings } from '#web/state/settings.ts';
import { QuantityStepper } from '#web/ui/QuantityStepper.tsx';
import { useLoaded } from '#web/ui/useLoaded.ts';
import { BuyButtons } from './BuyButtons.tsx';
import { ColourChooser } from './ColourChooser.tsx';
import { SizeChooser } from './SizeChooser.tsx';
import { StockLine } from './StockLine.tsx';
import type { BuyingState } from './useBuying.ts';

const loadStockAlert = () => import('#web/components/stockAlerts/StockAlert.tsx');

interface BuyBoxProps {
  product: Product;
  buying: BuyingState;
  isPreview?: boolean;
}

/** Options and quantity before buying. */
export function BuyBox({ product, buying, isPreview = false }: BuyBoxProps) {
  const { availability } = buying;
  return (
    <div className="flex flex-col gap-6 lg:gap-4">
      {needsSize(product) && (
        <SizeChooser
          product={product}
          chosen={buying.selectedSize}
          error={buying.errorOf('size')}
          onChoose={(selectedSize) => buying.choose({ selectedSize })}
        />
      )}
      {needsColour(product) && (
        <ColourChooser
          product={product}
          chosen={buying.selectedColor}
          error={buying.errorOf('colour')}
          onChoose={(selectedColor) => buying.choose({ selectedColor })}
        />
      )}
      <div className="flex flex-wrap items-start gap-x-6 gap-y-2 noscript:hidden">
        <QuantityStepper
          key={`${buying.selectedSize} ${buying.selectedColor}`}
          label={productTexts.quantityOf(product.name)}
          value={buying.quantity}
          max={availability.left}
          limitText={onlyLeft}
          disabled={availability.state !== 'available' || buying.busy !== null}
          onChange={buying.setQuantity}
        />
        <StockLine availability={availability} />
      </div>
      {product.bestBefore && <BestBefore product={product} colour={buying.selectedColor} />}
      {availability.state === 'unavailable' && !isPreview && (
        <SoldOutAlert product={product} buying={buying} />
      )}
      <BuyButtons product={product} buying={buying} isPreview={isPreview} />
      <p className="hidden rounded-sm bg-sand p-4 text-sm noscript:block">
        {productTexts.needsScript(useSettings().phone)}
      </p>
    </div>
  );
}

/** Few products are sold out, so its code is loaded then. Keeps the height of its button until it is there. */
function SoldOutAlert({ product, buying: { selectedSize, selectedColor } }: BuyBoxProps) {
  const alert = useLoaded(loadStockAlert, true);
  return (
    <div className="min-h-12 noscript:hidden">
      {alert && (
        <alert.StockAlert
          key={`${selectedSize} ${selectedColor}`}
          productId={product._id}
          choice={{ selectedSize, selectedColor }}
        />
      )}
    </div>
  );
}

/** The best-before date of the pieces that are sent next, in the chosen color if any. Keeps its height if it is not known. */
function BestBefore({ product, colour }: { product: Product; colour: string | null }) {
  const chosen = product.colors.find(({ name }) => name === colour) ?? product;
  return (
    <p className="min-h-5 text-muted text-sm">
      {chosen.bestBefore && productTexts.bestBefore(monthText(chosen.bestBefore))}
    </p>
  );
}
