/** Pagination: page sizes and the pagination part of a response. */

/** Rows of a page, unless the query asks for another number. */
export const pageSizes = {
  shop: 12,
  /** The most products a carousel shows. */
  curated: 24,
  reviews: 5,
  orders: 10,
} as const;
/** The most rows that a query may ask for. */
export const MAX_LIMIT = 1000;

export interface Pagination {
  currentPage: number;
  totalPages: number;
  total: number;
  hasNext: boolean;
  hasPrev: boolean;
  limit: number;
  /** True if there are more than `total`. Absent if all were counted. */
  atLeast?: boolean;
}

/** `page` counts from 1 and may be past the end: then there is no next page. */
export function paginationOf(total: number, page: number, limit: number): Pagination {
  const totalPages = Math.ceil(total / limit);
  return { currentPage: page, totalPages, total, hasNext: page < totalPages, hasPrev: page > 1, limit };
}

/** The rows before a page, limited to what the database can count. */
export const offsetOf = (page: number, limit: number): number =>
  Math.min((page - 1) * limit, Number.MAX_SAFE_INTEGER);
