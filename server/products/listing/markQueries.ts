/** The filters by offer, stock, rating and size: on the products themselves, and in their maintained counts. */
import { type RawBuilder, sql } from 'kysely';
import type { ListingFilter } from './listingFilter.ts';

type Sql = RawBuilder<unknown>;

export type Marked = Pick<ListingFilter, 'size' | 'onOffer' | 'inStock' | 'rating'>;

/** As `product_marks` in the migrations sets them. */
export const marks = { offer: 1, inStock: 2, 3: 4, 4: 8 } as const;

/** The marks that a product needs. */
export const marksOf = ({ onOffer, inStock, rating }: Omit<Marked, 'size'>): number =>
  (onOffer ? marks.offer : 0) + (inStock ? marks.inStock : 0) + (rating ? marks[rating] : 0);

export const isMarked = (filter: Marked): boolean => marksOf(filter) > 0 || filter.size !== '';

/** On offer in product_sizes `s`. A combo in which the customer chooses the size has its sizes in combo_sizes. */
const isOffered = sql`s.available and s.name <> ''`;

/** The sizes of `p` (products) that can be bought. */
export const offeredSizes: Sql = sql`lateral (
  select size_slug(s.name) as size from product_sizes s where s.product_id = p.id and ${isOffered}
  union all
  select c.size from combo_sizes c where c.combo_id = p.id
) offered`;

const inSize = (size: string): Sql => sql`(
  (select true from product_sizes s where s.product_id = p.id and size_slug(s.name) = ${size} and ${isOffered} limit 1)
  or (select true from combo_sizes c where c.combo_id = p.id and c.size = ${size}))`;

/**
 * Conditions on `p` (products). A product on offer or with reviews is found by an index of its own. The size is looked up
 * product by product: a join would read all products in it before the first.
 */
export const conditionsOfMarks = ({ size, onOffer, inStock, rating }: Marked): Sql[] => [
  ...(onOffer ? [sql`p.original_price > p.price`] : []),
  ...(inStock ? [sql`p.available_stock > 0`] : []),
  ...(rating ? [sql`p.rating_score > 0 and p.rating_sum >= ${rating}::int * p.review_count`] : []),
  ...(size ? [inSize(size)] : []),
];

/** The size again, where few products have it: a join finds these by their index. */
export const joinedSize = ({ size }: Marked): Sql[] =>
  size
    ? [
        sql`p.id in (
          select s.product_id from product_sizes s where size_slug(s.name) = ${size} and ${isOffered}
          union all
          select c.combo_id from combo_sizes c where c.size = ${size})`,
      ]
    : [];

/** The marks of `p` (products). */
export const marksOfProduct: Sql = sql`
  product_marks(p.price, p.original_price, p.available_stock, p.rating_sum, p.review_count)`;

export const haveMarks = (needed: number): Sql => sql`marks & ${needed}::int = ${needed}::int`;

/** Conditions on the rows of `product_counts`. */
export const countsWithMarks = (filter: Marked): Sql => {
  const needed = marksOf(filter);
  return sql`${needed > 0 ? sql`and ${haveMarks(needed)}` : sql``}
    ${filter.size ? sql`and sizes @> array[${filter.size}]` : sql``}`;
};
