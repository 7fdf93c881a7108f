/** Private notes of admins on an order. Customers never see them. */
import { z } from 'zod';
import { requiredParagraph } from './text.ts';

/** Characters. */
export const NOTE_MAX = 2000;

export const orderNoteSchema = z.object({ note: requiredParagraph('Note', NOTE_MAX) });
