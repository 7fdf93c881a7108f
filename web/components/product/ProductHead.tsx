import type { Choice } from '#web/api/responses.ts';
import { BuyBox } from './BuyBox.tsx';
import { ComboContents } from './ComboContents.tsx';
import { DeliveryInfo } from './DeliveryInfo.tsx';
import { Gallery } from './Gallery.tsx';
import { ProductSummary } from './ProductSummary.tsx';
import type { ShownProduct } from './shownProduct.ts';
import { useBuying } from './useBuying.ts';

interface ProductHeadProps {
  product: ShownProduct;
  /** What is chosen at first. */
  chosen?: Choice;
  isPreview?: boolean;
}

/** Photos and everything needed to buy. Use the product's id as key. */
export function ProductHead({ product, chosen, isPreview }: ProductHeadProps) {
  const buying = useBuying(product, chosen);
  return (
    <div className="grid grid-cols-1 gap-8 md:grid-cols-2 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-14 2xl:grid-cols-[minmax(0,45rem)_minmax(0,1fr)] 2xl:gap-20">
      <Gallery product={product} colour={buying.selectedColor} />
      <div className="flex flex-col gap-6 lg:gap-5">
        <ProductSummary product={product} />
        <BuyBox product={product} buying={buying} isPreview={isPreview} />
        <ComboContents product={product} />
        <DeliveryInfo product={product} />
      </div>
    </div>
  );
}
