import { z } from 'zod';

/** An id in a body: any short text, since a wrong id is not found rather than invalid. */
export const idField = (label: string) =>
  z
    .string({ error: `${label} is required` })
    .min(1, `${label} is required`)
    .max(100, `${label} is not valid`);
