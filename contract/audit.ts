/** The book of what admins did. */
import { z } from 'zod';
import { auditListingSchema } from '#domain/auditListing.ts';
import { endpoint } from './endpoint.ts';
import { moment, pagination } from './values.ts';

export const audit = {
  deeds: endpoint({
    method: 'GET',
    path: '/admin/audit',
    who: 'admin',
    group: 'Admin',
    summary: 'What admins did, in pages, the latest first',
    input: { query: auditListingSchema },
    output: z.object({
      deeds: z.array(
        z.object({
          _id: z.string(),
          at: moment,
          /** Null once the admin is no longer known. */
          actor: z.object({ _id: z.string(), name: z.string() }).nullable(),
          /** What was done, to what: `order.status`. */
          action: z.string(),
          subject: z.string(),
          subjectId: z.string(),
          /** Its order number or name; null where there is none. */
          subjectName: z.string().nullable(),
          /** Mostly `{ from, to }` by field. */
          details: z.record(z.string(), z.unknown()),
        }),
      ),
      pagination,
    }),
  }),
};
