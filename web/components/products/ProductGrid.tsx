import { clsx } from 'clsx';
import { Asleep } from '#web/Asleep.tsx';
import type { CardProduct } from './cardProduct.ts';
import { gridClass } from './gridClass.ts';
import { ProductCard } from './ProductCard.tsx';

interface ProductGridProps {
  products: readonly CardProduct[];
  /** Beside a sidebar there is room for one column less, until the screen is very wide. */
  columns?: 3 | 4;
  level?: 2 | 3;
  /** Where there are two columns or three, six are shown at most, and no row is begun that isn't filled. */
  isShort?: boolean;
  /** Stands where no screen shows it at first. */
  isFar?: boolean;
  /** How many stand on the first screen and are fetched first. */
  firstSeen?: number;
}

const sizes = {
  3: '(min-width: 96rem) 17rem, (min-width: 64rem) 22vw, (min-width: 48rem) 30vw, calc(50vw - 1.5rem)',
  4: '(min-width: 90rem) 20rem, (min-width: 64rem) 22vw, (min-width: 48rem) 30vw, calc(50vw - 1.5rem)',
};

const mostWhereNarrow = 6;

/** Two rows on the widest screen, four on a phone. */
const mostSeenAtFirst = 8;

/** How many stand in whole rows of so many; fewer than one row stand as they are. */
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
  isFar = false,
  level,
  firstSeen = 0,
}: ProductGridProps) {
  return (
    <ul className={gridClass(columns)}>
      {products.map((product, place) => (
        <Asleep
          as="li"
          key={product._id}
          isFar={isFar || place >= mostSeenAtFirst}
          className={isShort ? leftOutClass(place, products.length) : undefined}
        >
          <ProductCard product={product} sizes={sizes[columns]} level={level} isFirst={place < firstSeen} />
        </Asleep>
      ))}
    </ul>
  );
}
