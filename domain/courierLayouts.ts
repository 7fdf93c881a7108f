/**
 * The CSV files that couriers import. A layout lists the columns, each a field of the order or a fixed text. Admins add
 * layouts to the built-in ones.
 */
import { z } from 'zod';
import { couriersTexts } from '#texts/couriers.ts';
import { basedOnField } from './basedOn.schema.ts';
import { courierFieldNames, courierFields, type Sender, type SentParcel } from './courierFields.ts';
import { couriers, courierValues } from './couriers.ts';
import { type Cell, csvOf } from './csv.ts';
import { line, requiredLine } from './text.ts';

/** Marks a column that has the same text in every row. */
export const FIXED_TEXT = 'text';

/** The most columns of one layout. */
export const MAX_LAYOUT_COLUMNS = 40;
/** The most custom layouts of the shop. */
export const MAX_COURIER_LAYOUTS = 50;

const column = z.object({
  title: requiredLine(() => couriersTexts.columnTitle, 80),
  field: z.enum([...courierFieldNames, FIXED_TEXT], { error: () => couriersTexts.unknownField }),
  /** The fixed text. May be empty, for a column that the courier requires and the shop does not use. */
  text: line(() => couriersTexts.text, 200).default(''),
});
export type CourierColumn = z.output<typeof column>;

/** Titles must differ, since a courier would read equal ones as one column. */
const distinctTitles = (columns: readonly CourierColumn[], context: z.RefinementCtx) => {
  const seen = new Set<string>();
  for (const [place, { title }] of columns.entries()) {
    if (seen.has(title)) {
      context.addIssue({ code: 'custom', path: [place, 'title'], message: couriersTexts.sameTitle });
    }
    seen.add(title);
  }
};

export const courierLayoutSchema = z.object({
  name: requiredLine(() => couriersTexts.name, 60),
  /** The courier whose names of places the file holds. Null: the shop's own names. */
  courier: z
    .enum(courierValues, { error: () => couriersTexts.unknownCourier })
    .nullable()
    .default(null),
  columns: z
    .array(column, { error: () => couriersTexts.columnRequired })
    .min(1, { error: () => couriersTexts.columnRequired })
    .max(MAX_LAYOUT_COLUMNS, { error: () => couriersTexts.tooManyColumns(MAX_LAYOUT_COLUMNS) })
    .superRefine(distinctTitles),
});
export type CourierLayout = z.output<typeof courierLayoutSchema>;

export const courierLayoutChangeSchema = courierLayoutSchema.extend({ basedOn: basedOnField });

/** True if the file holds zones, so that each row needs one that the courier knows. */
export const needsZones = ({ courier, columns }: CourierLayout): boolean =>
  courier !== null && couriers[courier].hasZones && columns.some(({ field }) => field === 'courierZone');

const cellOf = ({ field, text }: CourierColumn, { order, place }: SentParcel, sender: Sender): Cell =>
  field === FIXED_TEXT ? text : courierFields[field](order, { place, sender });

/**
 * The CSV file for a courier: titles, then one row per parcel. Formulas are made harmless. It has no byte order
 * mark, since the courier's program would take it for a part of the first title.
 */
export const courierSheet = (
  { columns }: CourierLayout,
  parcels: readonly SentParcel[],
  sender: Sender,
): string =>
  csvOf(
    [
      columns.map(({ title }) => title),
      ...parcels.map((parcel) => columns.map((column) => cellOf(column, parcel, sender))),
    ],
    { hasMark: false },
  );
