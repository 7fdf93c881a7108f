/** Ids in requests. They are stored in lower case, and a request may send them in any. */

import { z } from 'zod';
import { fieldTexts } from '#texts/fields.ts';
import { type Label, labelText } from './labels.ts';

/** An id in a path: any text, since a wrong id is not found rather than invalid. */
export const anyId = z.string().toLowerCase().meta({ format: 'uuid' });

/** An id in a body: any short text, for the same reason. */
export const idField = (label: Label) =>
  z
    .string({ error: () => fieldTexts.required(labelText(label)) })
    .min(1, { error: () => fieldTexts.required(labelText(label)) })
    .max(100, { error: () => fieldTexts.notValid(labelText(label)) })
    .toLowerCase()
    .meta({ format: 'uuid' });
