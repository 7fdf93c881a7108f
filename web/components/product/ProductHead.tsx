import type { Product } from '#web/catalogue.ts';
import { BuyBox } from './BuyBox.tsx';
import { ComboContents } from './ComboContents.tsx';
import { DeliveryInfo } from './DeliveryInfo.tsx';
import { Gallery } from './Gallery.tsx';
import { ProductSummary } from './ProductSummary.tsx';

/** The photos, and beside them all that has to be known to buy. Give it the product's id as key. */
export function ProductHead({ product, isPreview }: { product: Product; isPreview?: boolean }) {
  return (
    <div className="grid gap-8 md:grid-cols-2 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:gap-14 2xl:grid-cols-[minmax(0,45rem)_minmax(0,1fr)] 2xl:gap-20">
      <Gallery images={product.images} name={product.name} />
      <div className="flex flex-col gap-6">
        <ProductSummary product={product} />
        <BuyBox product={product} isPreview={isPreview} />
        <ComboContents product={product} />
        <DeliveryInfo />
      </div>
    </div>
  );
}
