import { clsx } from 'clsx';

const gaps = 'grid grid-cols-2 gap-x-4 gap-y-10 sm:gap-x-6 md:grid-cols-3 *:empty:min-h-80';

/** Grid of products with reserved space; three columns beside a sidebar, except on very wide screens. */
export const gridClass = (columns: 3 | 4) => clsx(gaps, columns === 4 ? 'lg:grid-cols-4' : '2xl:grid-cols-4');

/** The `sizes` of a card's photo in this grid. */
export const cardPhotoSizes = {
  3: '(min-width: 96rem) 17rem, (min-width: 64rem) 22vw, (min-width: 48rem) 30vw, calc(50vw - 1.5rem)',
  4: '(min-width: 90rem) 20rem, (min-width: 64rem) 22vw, (min-width: 48rem) 30vw, calc(50vw - 1.5rem)',
};
