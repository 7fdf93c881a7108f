import { clsx } from 'clsx';

const gaps = 'grid grid-cols-2 gap-x-4 gap-y-10 sm:gap-x-6 md:grid-cols-3 *:empty:min-h-80';

/**
 * How products stand in rows, in a room of their own till each is drawn; beside a sidebar in three columns, save on very
 * wide screens.
 */
export const gridClass = (columns: 3 | 4) => clsx(gaps, columns === 4 ? 'lg:grid-cols-4' : '2xl:grid-cols-4');
