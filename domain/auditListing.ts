/** The query of the audit log. */
import { z } from 'zod';
import { type AuditSubject, auditActions, auditSubjects } from './audit.ts';
import { endDateField, startDateField } from './dates.schema.ts';
import { isId } from './ids.ts';
import { choiceField, limitField, searchField } from './listFields.ts';
import { pageSizes } from './pages.ts';

const subjects = Object.keys(auditSubjects) as [AuditSubject, ...AuditSubject[]];

/** The event from which a page continues. */
const auditField = z
  .string({ error: 'Place is not valid' })
  .regex(/^\d{0,18}$/, 'Place is not valid')
  .transform((text) => text || undefined)
  .optional();

export const auditListingSchema = z.object({
  limit: limitField(pageSizes.audit),
  /** Events before or after this one, not both. */
  before: auditField,
  after: auditField,
  subject: choiceField(subjects, `Subject must be one of ${subjects.join(', ')}`),
  action: choiceField(auditActions, 'Unknown action'),
  /** The id of the admin. */
  actor: z
    .string({ error: 'Admin is not valid' })
    .toLowerCase()
    .refine((id) => id === '' || isId(id), 'Admin is not valid')
    .transform((id) => id || undefined)
    .optional(),
  startDate: startDateField,
  endDate: endDateField,
  /**
   * Searches the subject's name and the changes, among the newest 50,000 events that match the other fields. Names that
   * begin with the text are found at any age.
   */
  search: searchField,
});
export type AuditListing = z.output<typeof auditListingSchema>;
