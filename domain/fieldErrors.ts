/** The errors of a schema as one message per field: `{ 'comboItems.0.name': 'Item name is required' }`. */
import type { z } from 'zod';

/** The key for a message about the whole body. */
export const WHOLE_BODY = '';

export function fieldErrors(error: { issues: readonly z.core.$ZodIssue[] }): Record<string, string> {
  const errors = new Map<string, string>();
  for (const issue of error.issues) {
    const field = issue.path.map(String).join('.') || WHOLE_BODY;
    // The first message is the simplest: "is required" comes before "must be at least".
    if (!errors.has(field)) errors.set(field, issue.message);
  }
  return Object.fromEntries(errors);
}
