/** Private notes of admins on an order. Customers never see them. */
import { z } from 'zod';
import { orderFormTexts } from '#texts/orderForms.ts';
import { requiredParagraph } from './text.ts';

/** Characters. */
export const NOTE_MAX = 2000;

export const orderNoteSchema = z.object({ note: requiredParagraph(() => orderFormTexts.note, NOTE_MAX) });
