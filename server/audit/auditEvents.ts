/** The audit log, read by admins. Costs of goods are in it only for those who may see them elsewhere. */
import type { endpoints } from '#contract/endpoints.ts';
import type { AuditListing } from '#domain/auditListing.ts';
import type { Handler } from '#server/context.ts';
import type { Database } from '#server/database/connect.ts';
import { maySeeCosts } from '#server/products/costAccess.ts';
import {
  type AuditFilter,
  type AuditRow,
  listActors,
  type Place,
  walkAuditEvents,
} from './auditListQueries.ts';

const auditResponse = (row: AuditRow) => ({
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

export const auditEvents: Handler<typeof endpoints.auditEvents> = async ({ query }, { db, caller }) => {
  const { limit, before, after, ...listing } = query;
  const filter = { ...listing, hidesCosts: !maySeeCosts(caller) };
  const [page, actors] = await Promise.all([auditPage(db, filter, { limit, before, after }), listActors(db)]);
  const ids = page.rows.map(({ id }) => id);
  return {
    auditEvents: page.rows.map(auditResponse),
    older: page.hasOlder ? (ids.at(-1) ?? null) : null,
    newer: page.hasNewer ? (ids[0] ?? null) : null,
    actors: actors.map(({ id, name }) => ({ _id: id, name })),
  };
};

interface AuditPage {
  /** Newest first. */
  rows: AuditRow[];
  hasOlder: boolean;
  hasNewer: boolean;
}

/**
 * Reads one row more than it shows, to know whether there are more in this direction. The other direction is known to
 * have rows.
 */
async function auditPage(
  db: Database,
  filter: AuditFilter,
  { limit, before, after }: Pick<AuditListing, 'limit' | 'before' | 'after'>,
): Promise<AuditPage> {
  const walk = (from?: Place['from']) => walkAuditEvents(db, filter, { from, limit: limit + 1 });
  if (after !== undefined) {
    const rows = await walk({ id: after, direction: 'newer' });
    const shown = rows.slice(0, limit).reverse();
    return { rows: shown, hasNewer: rows.length > limit, hasOlder: shown.length > 0 };
  }
  const rows = await walk(before === undefined ? undefined : { id: before, direction: 'older' });
  const shown = rows.slice(0, limit);
  return { rows: shown, hasOlder: rows.length > limit, hasNewer: before !== undefined && shown.length > 0 };
}
