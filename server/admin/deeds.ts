/** What admins did, for admins to read. */
import type { endpoints } from '#contract/endpoints.ts';
import type { AuditListing } from '#domain/auditListing.ts';
import type { Database } from '#server/database/connect.ts';
import type { Handler } from '#server/http/context.ts';
import { type DeedFilter, type DeedRow, listActors, type Place, walkDeeds } from './auditListQueries.ts';

const deedAnswer = (row: DeedRow) => ({
  _id: row.id,
  at: row.at,
  actor: row.actor_id === null ? null : { _id: row.actor_id, name: row.actor_name ?? '' },
  action: row.action,
  subject: row.subject,
  subjectId: row.subject_id,
  subjectName: row.subject_name,
  details: row.details,
  requestId: row.request_id,
});

export const deeds: Handler<typeof endpoints.deeds> = async ({ query }, { db }) => {
  const { limit, before, after, ...filter } = query;
  const [page, actors] = await Promise.all([
    pageOfDeeds(db, filter, { limit, before, after }),
    listActors(db),
  ]);
  const ids = page.rows.map(({ id }) => id);
  return {
    deeds: page.rows.map(deedAnswer),
    older: page.hasOlder ? (ids.at(-1) ?? null) : null,
    newer: page.hasNewer ? (ids[0] ?? null) : null,
    actors: actors.map(({ id, name }) => ({ _id: id, name })),
  };
};

interface DeedPage {
  /** The latest first. */
  rows: DeedRow[];
  hasOlder: boolean;
  hasNewer: boolean;
}

/** One more is read than is shown: it says whether the walk can go on. The way back is known to be there. */
async function pageOfDeeds(
  db: Database,
  filter: DeedFilter,
  { limit, before, after }: Pick<AuditListing, 'limit' | 'before' | 'after'>,
): Promise<DeedPage> {
  const walk = (from?: Place['from']) => walkDeeds(db, filter, { from, limit: limit + 1 });
  if (after !== undefined) {
    const rows = await walk({ id: after, direction: 'newer' });
    const shown = rows.slice(0, limit).reverse();
    return { rows: shown, hasNewer: rows.length > limit, hasOlder: shown.length > 0 };
  }
  const rows = await walk(before === undefined ? undefined : { id: before, direction: 'older' });
  const shown = rows.slice(0, limit);
  return { rows: shown, hasOlder: rows.length > limit, hasNewer: before !== undefined && shown.length > 0 };
}
