/** What an admin can ask of the book of deeds. */
import { z } from 'zod';
import { limitField, pageField, pageSizes } from './pages.ts';

/** What a deed is done to. */
export const auditSubjects = {
  order: 'Orders',
  courierLayout: 'Courier layouts',
  product: 'Products',
  user: 'Users',
  review: 'Reviews',
} as const;
export type AuditSubject = keyof typeof auditSubjects;
export const auditSubjectValues = Object.keys(auditSubjects) as [AuditSubject, ...AuditSubject[]];

export const auditListingSchema = z.object({
  page: pageField,
  limit: limitField(pageSizes.audit),
  subject: z
    .enum([...auditSubjectValues, ''], { error: `Subject must be one of ${auditSubjectValues.join(', ')}` })
    .transform((subject) => subject || undefined)
    .optional(),
});
export type AuditListing = z.output<typeof auditListingSchema>;
