/** Lists come in pages: how many a page holds, which page buttons stand below, what an answer says of its place. */
import { z } from 'zod';
import { toLatinDigits } from './digits.ts';

export const pageSizes = {
  shop: 12,
  /** As many as a carousel shows at most. */
  curated: 24,
  reviews: 5,
  adminProducts: 20,
  adminOrders: 10,
  adminUsers: 10,
  audit: 20,
  stockHistory: 20,
  orders: 10,
} as const;
export const MAX_LIMIT = 1000;
export const ADMIN_PAGE_BUTTONS = 10;

/** From an address line: text. Blank is as good as absent; anything but a whole number in bounds is refused. */
const countFrom = (label: string, max: number, otherwise: number) =>
  z
    .string({ error: `${label} is not valid` })
    .max(20, `${label} is not valid`)
    .overwrite((text) => toLatinDigits(text).trim())
    .regex(/^\d*$/, `${label} is not valid`)
    .transform((text) => (text === '' ? otherwise : Number(text)))
    .refine((count) => count >= 1 && count <= max, `${label} is not valid`)
    .default(otherwise);

/** Any page that can be counted: one past the end is empty, not wrong. */
export const pageField = countFrom('Page', Number.MAX_SAFE_INTEGER, 1);
export const limitField = (otherwise: number) => countFrom('Limit', MAX_LIMIT, otherwise);

export interface Pagination {
  currentPage: number;
  totalPages: number;
  total: number;
  hasNext: boolean;
  hasPrev: boolean;
  limit: number;
  /** There are more than `total`; absent where all were counted. */
  atLeast?: boolean;
}

export function paginationOf(total: number, page: number, limit: number): Pagination {
  const totalPages = Math.ceil(total / limit);
  return { currentPage: page, totalPages, total, hasNext: page < totalPages, hasPrev: page > 1, limit };
}

/** Rows before a page. Held to what the database can count. */
export const offsetOf = (page: number, limit: number): number =>
  Math.min((page - 1) * limit, Number.MAX_SAFE_INTEGER);

export type PageButton = number | 'ellipsis';

/** First, last, pages within 2 of the current one, and an ellipsis standing at distance 3. */
export function pageButtons(current: number, total: number): PageButton[] {
  const buttons: PageButton[] = [];
  if (total >= 1) buttons.push(1);
  for (let page = Math.max(2, current - 3); page <= Math.min(total - 1, current + 3); page++) {
    buttons.push(Math.abs(page - current) === 3 ? 'ellipsis' : page);
  }
  if (total > 1) buttons.push(total);
  return buttons;
}

/** The admin lists: up to `room` consecutive pages around the current one. */
export function pageWindow(current: number, total: number, room: number = ADMIN_PAGE_BUTTONS): number[] {
  const length = Math.min(room, total);
  const first = Math.min(Math.max(1, current - Math.floor(room / 2)), total - length + 1);
  return Array.from({ length }, (_, index) => first + index);
}
