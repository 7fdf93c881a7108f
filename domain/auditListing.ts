/** The query of the audit log. */
import { z } from 'zod';
import { auditRules } from '#texts/auditLog.ts';
import { fieldTexts } from '#texts/fields.ts';
import { adminPageSizes } from './adminPages.ts';
import { auditActions, auditSubjects } from './audit.ts';
import { endDateField, startDateField } from './dates.schema.ts';
import { isId } from './ids.ts';
import { choiceField, limitField, searchField } from './listFields.ts';

const isNoPlace = { error: () => auditRules.place };

/** The event from which a page continues. */
const auditField = z
  .string(isNoPlace)
  .regex(/^\d{0,18}$/, isNoPlace)
  .transform((text) => text || undefined)
  .optional();

export const auditListingSchema = z.object({
  limit: limitField(adminPageSizes.audit),
  /** Events before or after this one, not both. */
  before: auditField,
  after: auditField,
  subject: choiceField(auditSubjects, () => fieldTexts.oneOf(auditRules.subject, auditSubjects.join(', '))),
  action: choiceField(auditActions, () => auditRules.action),
  /** The id of the admin. */
  actor: z
    .string({ error: () => auditRules.admin })
    .toLowerCase()
    .refine((id) => id === '' || isId(id), { error: () => auditRules.admin })
    .transform((id) => id || undefined)
    .optional(),
  startDate: startDateField,
  endDate: endDateField,
  /**
   * Searches the subject's name and the changes, as stored and in the shop's words in the language of the request, among the newest
   * 50,000 events that match the other fields. Names that begin with the text are found at any age.
   */
  search: searchField,
});
export type AuditListing = z.output<typeof auditListingSchema>;
