import { categoryPlural } from '#domain/categories.ts';
import { productTexts } from '#texts/product.ts';
import type { CardProduct } from '../products/cardProduct.ts';
import { ProductGrid } from '../products/ProductGrid.tsx';
import { SectionHead } from '../products/SectionHead.tsx';

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
