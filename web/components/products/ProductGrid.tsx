import { clsx } from 'clsx';
import type { CardProduct } from './cardProduct.ts';
import { ProductCard } from './ProductCard.tsx';

interface ProductGridProps {
  products: readonly CardProduct[];
  /** Beside a sidebar there is room for one column less. */
  columns?: 3 | 4;
  level?: 2 | 3;
  /** Where there are two columns or three, no row is begun that isn't filled: six are shown. */
  isShort?: boolean;
  /** How many stand on the first screen and are fetched first. */
  firstSeen?: number;
}

const gaps = 'grid grid-cols-2 gap-x-4 gap-y-10 sm:gap-x-6 md:grid-cols-3';
const sizes = {
  3: '(min-width: 80rem) 17rem, (min-width: 64rem) 23vw, (min-width: 48rem) 30vw, 45vw',
  4: '(min-width: 80rem) 18rem, (min-width: 64rem) 22vw, (min-width: 48rem) 30vw, 45vw',
};

export const gridClass = (columns: 3 | 4) => clsx(gaps, columns === 4 && 'lg:grid-cols-4');

export function ProductGrid({
  products,
  columns = 4,
  isShort = false,
  level,
  firstSeen = 0,
}: ProductGridProps) {
  return (
    <ul className={clsx(gridClass(columns), isShort && 'max-lg:[&>li:nth-child(n+7)]:hidden')}>
      {products.map((product, place) => (
        <li key={product._id}>
          <ProductCard product={product} sizes={sizes[columns]} level={level} isFirst={place < firstSeen} />
        </li>
      ))}
    </ul>
  );
}
