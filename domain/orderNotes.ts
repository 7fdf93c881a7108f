/** What the shop writes on an order for itself: no customer ever sees it. */
import { z } from 'zod';
import { requiredParagraph } from './text.ts';

export const NOTE_MAX = 2000;

export const orderNoteSchema = z.object({ note: requiredParagraph('Note', NOTE_MAX) });
