/** The audit log: what admins did. */
import { z } from 'zod';
import { auditListingSchema } from '#domain/auditListing.ts';
import { endpoint } from './endpoint.ts';
import { moment } from './values.ts';

const admin = z.object({ _id: z.string(), name: z.string() });

export const audit = {
  auditEvents: endpoint({
    method: 'GET',
    path: '/admin/audit',
    who: 'admin',
    duty: 'team',
    group: 'Admin',
    summary: 'Actions of admins, newest first, paged from an action onwards',
    input: { query: auditListingSchema },
    response: z.object({
      auditEvents: z.array(
        z.object({
          _id: z.string(),
          at: moment,
          /** Null once the admin is no longer known. */
          actor: admin.nullable(),
          /** The subject and the action: `order.status`. */
          action: z.string(),
          subject: z.string(),
          subjectId: z.string(),
          /** The order number or name at that time; empty where the subject has none. */
          subjectName: z.string(),
          /** Usually `{ from, to }` by field. */
          details: z.record(z.string(), z.unknown()),
          /** The `X-Request-Id` of the response and of the log lines. Empty for old events. */
          requestId: z.string(),
        }),
      ),
      /** The value of `before` for the next page; null on the oldest page. */
      older: z.string().nullable(),
      /** The value of `after` for the previous page; null on the newest page. */
      newer: z.string().nullable(),
      /** Every admin with at least one event. */
      actors: z.array(admin),
    }),
  }),
};
