import { z } from 'zod';
import { productMessages } from '#texts/productRules.ts';
import { restockMessages } from '#texts/stockChanges.ts';
import { typedNumber, wholeNumber } from './numbers.ts';
import { countUnitFields } from './restocking.ts';
import { MAX_STOCK } from './stock.ts';

/** More than a product can have. */
const MAX_COUNTS = 200;

export const countsSeenField = z
  .array(
    z.object({
      ...countUnitFields,
      stock: typedNumber(wholeNumber(() => productMessages.stock, 0, MAX_STOCK)),
    }),
    { error: () => restockMessages.unknownUnit },
  )
  .max(MAX_COUNTS, { error: () => restockMessages.unknownUnit })
  .optional();
