import { clsx } from 'clsx';
import type { CardProduct } from '../products/cardProduct.ts';
import { ProductGrid } from '../products/ProductGrid.tsx';
import { SectionHead } from '../products/SectionHead.tsx';

interface HomeSectionProps {
  id: string;
  title: string;
  /** Where all of them are. */
  to: string;
  products: readonly CardProduct[];
  /** On a ground of its own, from edge to edge: what is above and below is told apart without a line. */
  isBand?: boolean;
  /** No screen shows it at first. */
  isFar?: boolean;
}

/** Hidden where there is nothing to show. */
export function HomeSection({ id, title, to, products, isBand = false, isFar }: HomeSectionProps) {
  if (products.length === 0) return null;
  return (
    <section aria-labelledby={id} className={clsx('further-down', isBand && 'bg-sand py-16 sm:py-24')}>
      <div className="page-width">
        <SectionHead id={id} title={title} more={{ to, label: 'View all' }} />
        <ProductGrid products={products} isShort isFar={isFar} />
      </div>
    </section>
  );
}
