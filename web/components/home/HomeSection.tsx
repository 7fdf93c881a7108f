import { homeTexts } from '#texts/home.ts';
import type { CardProduct } from '#web/components/products/cardProduct.ts';
import { ProductGrid } from '#web/components/products/ProductGrid.tsx';
import { SectionHead } from '#web/components/products/SectionHead.tsx';

interface HomeSectionProps {
  id: string;
  title: string;
  /** Link to the full list. */
  to: string;
  products: readonly CardProduct[];
  /** A full-width background that separates the section without a line. */
  isBand?: boolean;
}

/** Hidden if empty. */
export function HomeSection({ id, title, to, products, isBand = false }: HomeSectionProps) {
  if (products.length === 0) return null;
  return (
    <section aria-labelledby={id} className={isBand ? 'late-photos bg-sand py-16 sm:py-24' : undefined}>
      <div className="page-width">
        <SectionHead id={id} title={title} more={{ to, label: homeTexts.viewAll }} />
        <ProductGrid products={products} isShort />
      </div>
    </section>
  );
}
