/** The book of what admins did. */
import { z } from 'zod';
import { auditListingSchema } from '#domain/auditListing.ts';
import { endpoint } from './endpoint.ts';
import { moment } from './values.ts';

const admin = z.object({ _id: z.string(), name: z.string() });

export const audit = {
  deeds: endpoint({
    method: 'GET',
    path: '/admin/audit',
    who: 'admin',
    group: 'Admin',
    summary: 'What admins did, the latest first, some at a time from a deed on',
    input: { query: auditListingSchema },
    output: z.object({
      deeds: z.array(
        z.object({
          _id: z.string(),
          at: moment,
          /** Null once the admin is no longer known. */
          actor: admin.nullable(),
          /** What was done, to what: `order.status`. */
          action: z.string(),
          subject: z.string(),
          subjectId: z.string(),
          /** What it was called then: its order number or name; empty where it has none. */
          subjectName: z.string(),
          /** Mostly `{ from, to }` by field. */
          details: z.record(z.string(), z.unknown()),
          /** The `X-Request-Id` of the answer that told it was done, and of the log's lines; empty of old deeds. */
          requestId: z.string(),
        }),
      ),
      /** To ask for as `before`; null where there is nothing older. */
      older: z.string().nullable(),
      /** To ask for as `after`; null where there is nothing newer. */
      newer: z.string().nullable(),
      /** Everybody who ever did something. */
      actors: z.array(admin),
    }),
  }),
};
