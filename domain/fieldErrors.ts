/** What a form's schema found, as one sentence a field: `{ 'comboItems.0.name': 'Item name is required' }`. */
import type { z } from 'zod';

/** Where a sentence is about the whole body rather than one of its fields. */
export const WHOLE_BODY = '';

export function fieldErrors(error: z.ZodError): Record<string, string> {
  const errors = new Map<string, string>();
  for (const issue of error.issues) {
    const field = issue.path.map(String).join('.') || WHOLE_BODY;
    // The first sentence is the plainest: "is required" comes before "must be at least".
    if (!errors.has(field)) errors.set(field, issue.message);
  }
  return Object.fromEntries(errors);
}
