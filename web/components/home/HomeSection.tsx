import type { CardProduct } from '../products/cardProduct.ts';
import { ProductGrid } from '../products/ProductGrid.tsx';
import { SectionHead } from '../products/SectionHead.tsx';

interface HomeSectionProps {
  id: string;
  title: string;
  /** Where all of them are. */
  to: string;
  products: readonly CardProduct[];
}

/** Hidden where there is nothing to show. */
export function HomeSection({ id, title, to, products }: HomeSectionProps) {
  if (products.length === 0) return null;
  return (
    <section aria-labelledby={id} className="page-width">
      <SectionHead id={id} title={title} more={{ to, label: 'View all' }} />
      <ProductGrid products={products} isShort />
    </section>
  );
}
