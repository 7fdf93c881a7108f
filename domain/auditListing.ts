/** What an admin can ask of the book of deeds. */
import { z } from 'zod';
import { endDateField, startDateField } from './dates.ts';
import { type DeedSubject, deedActions, deedSubjects } from './deeds.ts';
import { isId } from './ids.ts';
import { choiceField, searchField } from './listFields.ts';
import { limitField, pageSizes } from './pages.ts';

const subjects = Object.keys(deedSubjects) as [DeedSubject, ...DeedSubject[]];

/** A deed that the list goes on from. */
const deedField = z
  .string({ error: 'Place is not valid' })
  .regex(/^\d{0,18}$/, 'Place is not valid')
  .transform((text) => text || undefined)
  .optional();

export const auditListingSchema = z.object({
  limit: limitField(pageSizes.audit),
  /** Deeds older than this one, or newer: not both. */
  before: deedField,
  after: deedField,
  subject: choiceField(subjects, `Subject must be one of ${subjects.join(', ')}`),
  action: choiceField(deedActions, 'Unknown action'),
  /** The admin's id. */
  actor: z
    .string({ error: 'Admin is not valid' })
    .refine((id) => id === '' || isId(id), 'Admin is not valid')
    .transform((id) => id || undefined)
    .optional(),
  startDate: startDateField,
  endDate: endDateField,
  /** In the thing's name or in what changed. */
  search: searchField,
});
export type AuditListing = z.output<typeof auditListingSchema>;
