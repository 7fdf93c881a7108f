import { z } from 'zod';
import { batchMessages } from '#texts/batches.ts';
import { basedOnField } from './basedOn.schema.ts';
import { BATCH_LABEL_MAX, LAST_DAY } from './batches.ts';
import { typedNumber, wholeNumber } from './numbers.ts';
import { MAX_STOCK } from './stock.ts';
import { requiredLine } from './text.ts';

const label = requiredLine(() => batchMessages.batchLabel, BATCH_LABEL_MAX);

const isNoDay = { error: () => batchMessages.day };

/** A day in Dhaka, as '2026-01-31'. */
const expiresOn = z
  .string(isNoDay)
  .refine((day) => z.iso.date().safeParse(day).success && day >= '2000-01-01' && day <= LAST_DAY, isNoDay);

/** The batch that pieces come into. */
export const incomingBatch = z.object({ label, expiresOn }, { error: () => batchMessages.batchNeeded });

/** A batch whose label or day was typed wrong. */
export const batchChangeSchema = z.object({ label, expiresOn, basedOn: basedOnField });

export const writeOffSchema = z.object({
  /** The pieces that are thrown away. */
  pieces: typedNumber(wholeNumber(() => batchMessages.piecesRule, 1, MAX_STOCK)),
});
