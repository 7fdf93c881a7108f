/**
 * Changes of many products at once, by bulk edit or CSV import. The first call returns a preview; a second
 * call with its `confirm` saves exactly that.
 */
import { z } from 'zod';
import { bulkChangeSchema, MAX_BULK } from '#domain/bulkEdit.ts';
import { anyId } from '#domain/ids.schema.ts';
import { bulkMessages } from '#texts/bulkEdit.ts';
import { endpoint } from './endpoint.ts';
import { PRODUCTS_TAG, productTag } from './tags.ts';

const group = 'Admin';

/** The `confirm` of the preview. Without it nothing is saved. */
const confirm = z
  .string({ error: () => bulkMessages.confirmation })
  .max(100, { error: () => bulkMessages.confirmation })
  .optional();

const plan = z.object({
  /** True if saved, false for a preview. */
  isDone: z.boolean(),
  /** The number of rows or selected products. */
  total: z.int(),
  created: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  /** If there is any, nothing is saved. */
  faults: z.array(
    z.object({ row: z.int().nullable(), product: z.string(), column: z.string(), message: z.string() }),
  ),
  faultCount: z.int(),
  /** The changes of the first products, with values as in the CSV file. */
  changes: z.array(
    z.object({
      row: z.int().nullable(),
      _id: z.string().nullable(),
      name: z.string(),
      isNew: z.boolean(),
      fields: z.array(z.object({ field: z.string(), from: z.string(), to: z.string() })),
    }),
  ),
  /** Hints. They do not prevent saving. */
  notes: z.array(z.string()),
  /** Send it back to save this preview. Null if nothing changes or there are errors. */
  confirm: z.string().nullable(),
  /** Ids of the saved products. */
  written: z.array(z.string()),
});

const touches = ({ written }: z.output<typeof plan>) => [
  ...(written.length > 0 ? [PRODUCTS_TAG] : []),
  ...written.map(productTag),
];

export const productPlans = {
  bulkEditProducts: endpoint({
    method: 'POST',
    path: '/admin/products/bulk',
    who: 'admin',
    duty: 'products',
    group,
    summary: `Change price, stock or flags of up to ${MAX_BULK} products, all or none; without \`confirm\` only shows what would change`,
    input: {
      body: z.object({
        ids: z
          .array(anyId.max(100), { error: () => bulkMessages.none })
          .min(1, { error: () => bulkMessages.none })
          .max(MAX_BULK, { error: () => bulkMessages.tooMany(MAX_BULK) }),
        change: bulkChangeSchema,
        confirm,
      }),
    },
    response: plan,
    refusals: ['planOutdated'],
    touches,
  }),
  importProducts: endpoint({
    method: 'POST',
    path: '/admin/products/import',
    who: 'admin',
    duty: 'products',
    group,
    summary:
      'Create and change products by a CSV file in the field `sheet`, at most 5 MB and 5,000 rows, all or none; a row with an Id changes that product, one without is a new one; without `confirm` only shows what would change',
    input: { query: z.object({ confirm }) },
    response: plan,
    bodyKind: 'multipart',
    refusals: ['noSheet', 'sheetTooLarge', 'sheetUnreadable', 'planOutdated'],
    touches,
  }),
};
