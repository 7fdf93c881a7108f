import { z } from 'zod';
import { requiredParagraph } from '../text.ts';

/** The most characters of a message that is read into an order. */
export const MESSAGE_MAX = 2_000;

export const messageSchema = z.object({ text: requiredParagraph('Message', MESSAGE_MAX) });
