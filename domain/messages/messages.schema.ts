import { z } from 'zod';
import { manualOrdersTexts } from '#texts/manualOrders.ts';
import { requiredParagraph } from '../text.ts';

/** The most characters of a message that is read into an order. */
export const MESSAGE_MAX = 2_000;

export const messageSchema = z.object({
  text: requiredParagraph(() => manualOrdersTexts.message, MESSAGE_MAX),
});
