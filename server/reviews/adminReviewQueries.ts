/** Reviews as admins see them, and the answers of the shop. */

import { type RawBuilder, sql } from 'kysely';
import type { AnswerState } from '#domain/adminReviews.ts';
import type { Database } from '#server/database/connect.ts';
import { productNameIn, productNameNow } from '#server/products/productNameQueries.ts';
import type { Language } from '#texts/language.ts';
import { type ReviewRow, reviewColumns } from './reviewQueries.ts';

export interface AdminReviewRow extends ReviewRow {
  user_id: string;
  product_name: string;
  product_image: string | null;
  is_listed: boolean;
}

export interface AdminReviewFilter {
  state?: AnswerState | undefined;
  rating?: number | undefined;
}

/** For `r` (reviews). */
function conditions({ state, rating }: AdminReviewFilter): RawBuilder<boolean> {
  const byState = { answered: sql`r.answer is not null`, unanswered: sql`r.answer is null` };
  return sql`${state ? byState[state] : sql`true`} and ${rating ? sql`r.rating = ${rating}` : sql`true`}`;
}

const selecting = () => sql`
  select ${reviewColumns}, r.user_id, ${productNameNow()} as product_name, p.listed as is_listed,
         (select m.url from product_images m where m.product_id = p.id order by m.position limit 1) as product_image
  from reviews r join users u on u.id = r.user_id join products p on p.id = r.product_id`;

/** Newest first. */
export async function listAdminReviews(
  db: Database,
  filter: AdminReviewFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<AdminReviewRow[]> {
  const { rows } = await sql<AdminReviewRow>`
    ${selecting()} where ${conditions(filter)} order by r.created_at desc, r.id desc limit ${limit} offset ${offset}`.execute(
    db,
  );
  return rows;
}

export async function countAdminReviews(db: Database, filter: AdminReviewFilter): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from reviews r where ${conditions(filter)}`.execute(db);
  return rows[0]?.total ?? 0;
}

export async function findAdminReview(db: Database, id: string): Promise<AdminReviewRow | null> {
  const { rows } = await sql<AdminReviewRow>`${selecting()} where r.id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** Whose review of what it is, for the audit log. */
export const namesOf = ({ product_name: product, user_name: customer }: AdminReviewRow) => ({
  product,
  customer,
});

/** The answer so far, under a lock. Undefined if there is no such review. */
export async function lockAnswer(
  trx: Database,
  id: string,
): Promise<{ answer: string | null; answered_at: Date | null } | undefined> {
  return trx
    .selectFrom('reviews')
    .select(['answer', 'answered_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Null deletes the answer. */
export async function setAnswer(trx: Database, id: string, answer: string | null, now: Date): Promise<void> {
  await trx
    .updateTable('reviews')
    .set({ answer, answered_at: answer === null ? null : now })
    .where('id', '=', id)
    .execute();
}

/** What the email about an answer says. */
export interface MailedAnswer {
  /** Null if the author has none. */
  email: string | null;
  language: Language;
  name: string;
  productId: string;
  productName: string;
  answer: string;
}

/** Null if the answer or the review is gone, or its author is no longer active. */
export async function findMailedAnswer(db: Database, reviewId: string): Promise<MailedAnswer | null> {
  const { rows } = await sql<MailedAnswer>`
    select u.email, u.language, u.name, p.id as "productId", ${productNameIn(sql`u.language`)} as "productName", r.answer
    from reviews r join users u on u.id = r.user_id join products p on p.id = r.product_id
    where r.id = ${reviewId} and r.answer is not null and u.is_active`.execute(db);
  return rows[0] ?? null;
}
