import { categoryPlural } from '#domain/categories.ts';
import { productTexts } from '#texts/product.ts';
import type { CardProduct } from '#web/components/products/cardProduct.ts';
import { ProductGrid } from '#web/components/products/ProductGrid.tsx';
import { SectionHead } from '#web/components/products/SectionHead.tsx';

interface RelatedProductsProps {
  category: string;
  products: readonly CardProduct[];
}

export function RelatedProducts({ category, products }: RelatedProductsProps) {
  if (products.length === 0) return null;
  return (
    <section aria-labelledby="related">
      <SectionHead
        id="related"
        title={productTexts.youMayAlsoLike}
        more={{ to: `/products?category=${category}`, label: productTexts.all(categoryPlural(category)) }}
      />
      <ProductGrid products={products} isShort />
    </section>
  );
}
