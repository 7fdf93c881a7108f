/**
 * The columns of couriers' payout statements. A layout names which headings hold the parcel and its money; the couriers'
 * own are built in as far as they are known, admins add others.
 */
import { z } from 'zod';
import { payoutsTexts } from '#texts/payouts.ts';
import { basedOnField } from './basedOn.schema.ts';
import { readAmount } from './statementAmounts.ts';
import { line, requiredLine } from './text.ts';

/** What a column can hold. Of the headings of a column the first that is in the file counts; fees are added up. */
export const statementColumnNames = ['consignment', 'orderNumber', 'collected', 'fees', 'paid'] as const;
export type StatementColumn = (typeof statementColumnNames)[number];

/** The most headings of one column. */
export const MAX_HEADINGS = 10;
/** The most custom layouts of the shop. */
export const MAX_STATEMENT_LAYOUTS = 50;

/** Ignores case, spaces and punctuation: 'COD Fee (Tk.)' is 'cod_fee_tk'. */
const headingKey = (heading: string): string => heading.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, '');

/** Blank names are left out, as an empty choice of a form. */
const headings = z
  .array(
    line(() => payoutsTexts.columnName, 200),
    { error: () => payoutsTexts.columnNamesNotValid },
  )
  .max(MAX_HEADINGS, { error: () => payoutsTexts.tooManyColumnNames(MAX_HEADINGS) })
  .transform((names) => names.filter((name) => name !== ''))
  .default([]);

const columnsSchema = z
  .object(
    Object.fromEntries(statementColumnNames.map((column) => [column, headings])) as Record<
      StatementColumn,
      typeof headings
    >,
    { error: () => payoutsTexts.columnsRequired },
  )
  .superRefine(({ consignment, orderNumber, collected, paid }, context) => {
    const fault = (path: StatementColumn, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    if (consignment.length + orderNumber.length === 0) fault('consignment', payoutsTexts.chooseParcel);
    if (collected.length + paid.length === 0) fault('collected', payoutsTexts.chooseAmount);
  });

export const statementLayoutSchema = z.object({
  name: requiredLine(() => payoutsTexts.name, 60),
  columns: columnsSchema,
});
export type StatementLayout = z.output<typeof statementLayoutSchema>;

export const statementLayoutChangeSchema = statementLayoutSchema.extend({ basedOn: basedOnField });

/**
 * Couriers publish no description of their statements. The headings of Pathao and Steadfast are those that merchants' public
 * import tools read (seen in November 2026); RedX's are assumed from the words of its panel. Steadfast's 'Order ID' is its
 * own number of the parcel, its 'Invoice' the shop's.
 */
export const builtInStatements: readonly StatementLayout[] = [
  {
    name: 'Pathao',
    columns: {
      consignment: ['Consignment ID', 'Consignment'],
      orderNumber: ['Merchant Order ID', 'Order ID'],
      collected: ['Collected Amount', 'Collected', 'Amount Collected'],
      fees: ['Delivery Fee', 'COD Fee', 'Return Fee', 'Additional Charge'],
      paid: ['Payout', 'Payout Amount', 'Paid Amount', 'Net Payable'],
    },
  },
  {
    name: 'Steadfast',
    columns: {
      consignment: ['Consignment ID', 'Order ID', 'Consignment'],
      orderNumber: ['Invoice', 'Invoice ID', 'Merchant Order ID'],
      collected: ['COD Amount', 'Collected Amount', 'Amount', 'COD'],
      fees: ['shipping_charge', 'Delivery Charge', 'COD Charge', 'Return Charge'],
      paid: ['Paid Amount', 'Payable', 'Net Payable', 'Payment'],
    },
  },
  {
    name: 'RedX',
    columns: {
      consignment: ['Tracking ID', 'Tracking Number', 'Parcel ID'],
      orderNumber: ['Merchant Invoice ID', 'Invoice ID', 'Invoice Number', 'Merchant Order ID'],
      collected: ['Cash Collection', 'Cash Collection Amount', 'Collected Amount', 'Cash Collected'],
      fees: ['Delivery Charge', 'shipping_charge', 'COD Charge', 'Return Charge'],
      paid: ['Paid Out', 'Payout', 'Paid Amount', 'Net Payable'],
    },
  },
];

/** The built-in layout of this name, whatever its case. */
export const builtInStatement = (name: string): StatementLayout | undefined =>
  builtInStatements.find((layout) => layout.name.toLowerCase() === name.toLowerCase());

/** The places of each column in a row of the file, from 0. Empty for a column that the file does not have. */
export type ColumnPlaces = Record<StatementColumn, readonly number[]>;

/**
 * Where the columns are by this row of headings. Null if it does not name the parcel and an amount, as the lines above
 * the headings do not.
 */
export function columnPlaces({ columns }: StatementLayout, cells: readonly string[]): ColumnPlaces | null {
  const keys = cells.map(headingKey);
  const found = (column: StatementColumn) =>
    columns[column].map((heading) => keys.indexOf(headingKey(heading))).filter((place) => place >= 0);
  const first = (column: StatementColumn) => found(column).slice(0, 1);
  const places = {
    consignment: first('consignment'),
    orderNumber: first('orderNumber'),
    collected: first('collected'),
    fees: [...new Set(found('fees'))],
    paid: first('paid'),
  };
  const hasParcel = places.consignment.length + places.orderNumber.length > 0;
  return hasParcel && places.collected.length + places.paid.length > 0 ? places : null;
}

/** The most lines above the headings, such as the courier's name and the number of the statement. */
export const MAX_TITLE_LINES = 30;

/** The row of headings and its columns. Null if none of the first rows fits the layout. */
export function findHeadings(
  layout: StatementLayout,
  rows: readonly (readonly string[])[],
): { line: number; places: ColumnPlaces } | null {
  for (const [line, cells] of rows.slice(0, MAX_TITLE_LINES).entries()) {
    const places = columnPlaces(layout, cells);
    if (places) return { line, places };
  }
  return null;
}

const columnCount = (places: ColumnPlaces): number =>
  Object.values(places).filter((found) => found.length > 0).length;

/** The layout that finds the most columns in the file; of equal ones the first. Null if none fits. */
export function fittingLayout(layouts: readonly StatementLayout[], rows: readonly (readonly string[])[]) {
  const fitting = layouts.flatMap((layout) => {
    const found = findHeadings(layout, rows);
    return found ? [{ ...found, layout, columns: columnCount(found.places) }] : [];
  });
  const most = Math.max(...fitting.map(({ columns }) => columns));
  return fitting.find(({ columns }) => columns === most) ?? null;
}

/** Headings are words; the rows below them also hold numbers. */
const isWord = (cell: string): boolean => /\p{L}/u.test(cell) && readAmount(cell) === null;

/** The headings to choose from where no layout fits: of the first rows the one with the most words. */
export function likelyHeadings(rows: readonly (readonly string[])[]): string[] {
  const words = rows
    .slice(0, MAX_TITLE_LINES)
    .map((cells) => [...new Set(cells.map((cell) => cell.trim()).filter(isWord))]);
  return words.reduce((best, cells) => (cells.length > best.length ? cells : best), []);
}
