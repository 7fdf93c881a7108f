import { clsx } from 'clsx';
import type { CardProduct } from './cardProduct.ts';
import { cardPhotoSizes, gridClass } from './gridClass.ts';
import { ProductCard } from './ProductCard.tsx';

interface ProductGridProps {
  products: readonly CardProduct[];
  /** A sidebar leaves space for one column less, except on very wide screens. */
  columns?: 3 | 4;
  level?: 2 | 3;
  /** With two or three columns, shows at most six products and only full rows. */
  isShort?: boolean;
  /** Number of cards in the initial view; their photos load first. */
  firstSeen?: number;
}

const mostWhereNarrow = 6;

/** The number of products in full rows; less than one row is shown as it is. */
const inRowsOf = (columns: number, count: number) =>
  Math.floor(Math.min(count, mostWhereNarrow) / columns) * columns || count;

function leftOutClass(place: number, count: number): string | undefined {
  return (
    clsx(place >= inRowsOf(2, count) && 'max-md:hidden', place >= inRowsOf(3, count) && 'md:max-lg:hidden') ||
    undefined
  );
}

export function ProductGrid({
  products,
  columns = 4,
  isShort = false,
  level,
  firstSeen = 0,
}: ProductGridProps) {
  return (
    <ul className={gridClass(columns)}>
      {products.map((product, place) => (
        <li key={product._id} className={isShort ? leftOutClass(place, products.length) : undefined}>
          <ProductCard
            product={product}
            sizes={cardPhotoSizes[columns]}
            level={level}
            isFirst={place < firstSeen}
          />
        </li>
      ))}
    </ul>
  );
}
