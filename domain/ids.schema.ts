/** Ids in requests. They are stored in lower case, and a request may send them in any. */
import { z } from 'zod';

/** An id in a path: any text, since a wrong id is not found rather than invalid. */
export const anyId = z.string().toLowerCase().meta({ format: 'uuid' });

/** An id in a body: any short text, for the same reason. */
export const idField = (label: string) =>
  z
    .string({ error: `${label} is required` })
    .min(1, `${label} is required`)
    .max(100, `${label} is not valid`)
    .toLowerCase()
    .meta({ format: 'uuid' });
