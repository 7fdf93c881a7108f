/** Products as CSV, one per row: writing them, and reading them with a message for every wrong cell. */

import { productMessages } from '#texts/productRules.ts';
import { sheetTexts } from '#texts/productSheet.ts';
import { readList, writeList } from './cellLists.ts';
import { colourSlug } from './colours.ts';
import type { Cell } from './csv.ts';
import { toLatinDigits } from './digits.ts';
import { withKnownColours } from './photoColours.ts';
import type { ProductForm } from './productForm.ts';
import { type Counts, countsBy, recount } from './recount.ts';
import {
  type Column,
  NO,
  SHOWN,
  type SheetField,
  sheetColumns,
  sheetFields,
  sheetFieldsFor,
} from './sheetColumns.ts';
import { isSoldBySize } from './sizes.ts';

/** Limits of one file: its bytes, and its rows below the headings. */
export const MAX_SHEET_BYTES = 5 * 1024 * 1024;
export const MAX_SHEET_ROWS = 5000;
/** The multipart field of the file. */
export const sheetUploadField = 'sheet';

/** Columns besides the product's own: its id, the exported version, and the exported stock. */
export const ownHeadings = { id: 'Id', version: 'Version', counts: 'Stock When Exported' } as const;

/** The headings of an export, in order. */
export const sheetHeadings = (maySeeCosts: boolean): string[] => [
  ownHeadings.id,
  ownHeadings.version,
  ...sheetFieldsFor(maySeeCosts).map((field) => sheetColumns[field].heading),
  ownHeadings.counts,
];

export interface SheetProduct {
  id: string;
  version: number;
  form: ProductForm;
}

/** One product as a row of the export, with a cell per heading. */
export const sheetRow = ({ id, version, form }: SheetProduct, maySeeCosts: boolean): Cell[] => [
  id,
  version,
  ...sheetFieldsFor(maySeeCosts).map((field) => sheetColumns[field].write(form)),
  writeList([...countsOf(form), ...(maySeeCosts ? [[COST, costOf(form)] as const] : [])]),
];

/** Restocks change the cost between export and import, as sales change counts. */
const COST = 'cost';
const costOf = ({ costPrice = 0 }: ProductForm): number => costPrice;

const hasOwnCount = (form: ProductForm): boolean => !isSoldBySize(form) && form.components.length === 0;

/** The colors of a product sold by size have no stock of their own, but keep the number written there. */
function countsOf(form: ProductForm): Counts {
  const own = hasOwnCount(form) ? ([['', form.stock]] as const) : [];
  return new Map([...own, ...countsBy(form.sizes, sizeName), ...countsBy(form.colors, colourName)]);
}

const sizeName = ({ size }: { size: string }) => `size ${size}`;
const colourName = ({ name }: { name: string }) => `color ${colourSlug(name)}`;

const readCounts = (cell: string): Counts =>
  new Map(readList(cell, 2).map(([name = '', stock]) => [name, Number(toLatinDigits(stock ?? ''))]));

/** The columns of the file in order. Null for a column without heading and content. */
export type SheetLayout = readonly (SheetField | keyof typeof ownHeadings | null)[];

const headingKey = (heading: string): string => heading.toLowerCase().replace(/[\s_-]+/g, '');
const columnsByHeading = new Map<string, Exclude<SheetLayout[number], null>>([
  ...Object.entries(ownHeadings).map(([name, heading]) => [headingKey(heading), name as 'id'] as const),
  ...sheetFields.map((field) => [headingKey(sheetColumns[field].heading), field] as const),
]);

/** Ignores case, spaces, dashes and underscores. */
export const isKnownHeading = (heading: string): boolean => columnsByHeading.has(headingKey(heading));

export interface SheetFault {
  /** The row as a spreadsheet numbers it: headings are row 1. */
  row: number;
  /** The heading of the column. Empty for an error of the whole row. */
  column: string;
  message: string;
}

/**
 * The columns of a file by its first row. Unknown and repeated headings are faults, and a file without Id and Name. So is the
 * cost, for somebody who may not change it.
 */
export function readHeadings(
  cells: readonly string[],
  mayChangeCosts: boolean,
): { layout: SheetLayout; faults: SheetFault[] } {
  const layout = cells.map((cell) => columnsByHeading.get(headingKey(cell)) ?? null);
  const faults: SheetFault[] = [];
  const fault = (column: string, message: string) => faults.push({ row: 1, column, message });
  cells.forEach((cell, place) => {
    const column = layout[place];
    if (column === null && cell.trim() !== '') fault(cell.trim(), sheetTexts.unknownColumn);
    if (column === 'costPrice' && !mayChangeCosts) {
      fault(cell.trim(), sheetTexts.costNotAllowed);
    }
    if (column && layout.indexOf(column) < place) fault(cell.trim(), sheetTexts.columnTwice);
  });
  if (!layout.includes('id') && !layout.includes('name')) {
    fault('', sheetTexts.headingsMissing(ownHeadings.id, sheetColumns.name.heading));
  }
  return { layout, faults };
}

/** The fields in a row, not yet validated. */
export interface SheetEntry {
  row: number;
  /** Null for a new product. */
  id: string | null;
  version: string;
  values: Partial<Record<SheetField, unknown>>;
  counts: Counts;
  isTooWide: boolean;
}

/** One row as values by field, not yet validated. */
export function readEntry(row: number, layout: SheetLayout, cells: readonly string[]): SheetEntry {
  const cellOf = (column: SheetLayout[number]) => cells[layout.indexOf(column)]?.trim() ?? '';
  const named = sheetFields.filter((field) => layout.includes(field));
  return {
    row,
    id: cellOf('id').toLowerCase() || null,
    version: toLatinDigits(cellOf('version')),
    values: Object.fromEntries(named.map((field) => [field, sheetColumns[field].read(cellOf(field))])),
    counts: readCounts(cellOf('counts')),
    isTooWide: cells.some((cell, place) => cell.trim() !== '' && !layout[place]),
  };
}

/**
 * The stored product with the values of the row. A photo that the product already has keeps its id. Fields
 * without a column stay the same.
 */
export function withSheetValues(stored: ProductForm, values: SheetEntry['values']): Record<string, unknown> {
  const known = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
  const images = known.images as ProductForm['images'] | undefined;
  const colors = known.colors as ProductForm['colors'] | undefined;
  const publicId = (url: string) => stored.images.find((image) => image.url === url)?.publicId ?? '';
  return {
    ...stored,
    ...(colors && { images: withKnownColours(stored.images, colors) }),
    ...known,
    ...(images && { images: images.map((image) => ({ ...image, publicId: publicId(image.url) })) }),
  };
}

/**
 * Replaces counts that equal the exported ones by today's, so that sales since the export are not undone; likewise the cost,
 * for restocks.
 */
export function withTodaysCounts(form: ProductForm, stored: ProductForm, exported: Counts): ProductForm {
  const known = { saved: exported, fresh: countsOf(stored) };
  const own = hasOwnCount(form) ? recount([{ stock: form.stock }], () => '', known) : [];
  const { costPrice } = exported.get(COST) === costOf(form) ? stored : form;
  return {
    ...form,
    costPrice,
    stock: own[0]?.stock ?? form.stock,
    sizes: recount(form.sizes, sizeName, known),
    colors: recount(form.colors, colourName, known),
  };
}

const isSheetField = (field: PropertyKey | undefined): field is SheetField =>
  sheetFields.includes(field as SheetField);

/** The column of a path in the form's schema: `sizes.0.stock` is Sizes. */
export const columnOf = ([field]: readonly PropertyKey[]): string =>
  isSheetField(field) ? sheetColumns[field].heading : '';

/** Turns an error of the form's schema into one of the CSV file, where a checkbox is a word. */
export function cellFault({ path, message }: FormIssue): Omit<SheetFault, 'row'> {
  const [field] = path;
  const column: Column | null = isSheetField(field) ? sheetColumns[field] : null;
  const { field: ticked, words } = column?.ticked ?? {};
  if (message === productMessages.imageMissing) {
    return { column: columnOf(path), message: sheetTexts.imageMissing(NO, SHOWN) };
  }
  return { column: columnOf(path), message: words && path.at(-1) === ticked ? words() : message };
}

interface FormIssue {
  path: readonly PropertyKey[];
  message: string;
}
