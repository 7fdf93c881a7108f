/** What admins did, for admins to read. */
import type { endpoints } from '#contract/endpoints.ts';
import { offsetOf, paginationOf } from '#domain/pages.ts';
import type { Handler } from '#server/http/context.ts';
import { countDeeds, type DeedRow, listDeeds } from './auditListQueries.ts';

const deedAnswer = (row: DeedRow) => ({
  _id: row.id,
  at: row.at,
  actor: row.actor_id === null ? null : { _id: row.actor_id, name: row.actor_name ?? '' },
  action: row.action,
  subject: row.subject,
  subjectId: row.subject_id,
  subjectName: row.subject_name,
  details: row.details,
});

export const deeds: Handler<typeof endpoints.deeds> = async ({ query }, { db }) => {
  const { page, limit, subject } = query;
  const [rows, total] = await Promise.all([
    listDeeds(db, { subject, limit, offset: offsetOf(page, limit) }),
    countDeeds(db, subject),
  ]);
  return { deeds: rows.map(deedAnswer), pagination: paginationOf(total, page, limit) };
};
