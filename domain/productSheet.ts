/** Products as a sheet, one a row: written, and read back with a sentence for every cell that is wrong. */
import { isSoldBySize } from './categories.ts';
import { readList, writeList } from './cellLists.ts';
import { colourSlug } from './colours.ts';
import type { Cell } from './csv.ts';
import { toLatinDigits } from './digits.ts';
import type { ProductForm } from './products.ts';
import { type Counts, countsBy, recount } from './recount.ts';
import { type Column, type SheetField, sheetColumns, sheetFields } from './sheetColumns.ts';

/** Bounds of one sheet: its file and its rows below the headings. */
export const MAX_SHEET_BYTES = 5 * 1024 * 1024;
export const MAX_SHEET_ROWS = 5000;
/** The field of the form that carries the file. */
export const sheetUploadField = 'sheet';

/** Beside the product's own columns: which product it is, as which edit it was seen, and what was counted then. */
const ownHeadings = { id: 'Id', version: 'Version', counts: 'Stock When Exported' } as const;

export const sheetHeadings: readonly string[] = [
  ownHeadings.id,
  ownHeadings.version,
  ...sheetFields.map((field) => sheetColumns[field].heading),
  ownHeadings.counts,
];

export interface SheetProduct {
  id: string;
  version: number;
  form: ProductForm;
}

export const sheetRow = ({ id, version, form }: SheetProduct): Cell[] => [
  id,
  version,
  ...sheetFields.map((field) => sheetColumns[field].write(form)),
  writeList([...countsOf(form)].map(([name, stock]) => [name, stock])),
];

/** A bangle's colours carry no count of their own, but keep what is written there. */
function countsOf(form: ProductForm): Counts {
  const own = isSoldBySize(form.category) ? [] : ([['', form.stock]] as const);
  return new Map([...own, ...countsBy(form.sizes, sizeName), ...countsBy(form.colors, colourName)]);
}

const sizeName = ({ size }: { size: string }) => `size ${size}`;
const colourName = ({ name }: { name: string }) => `color ${colourSlug(name)}`;

const readCounts = (cell: string): Counts =>
  new Map(readList(cell, 2).map(([name = '', stock]) => [name, Number(toLatinDigits(stock ?? ''))]));

/** Which column stands where; null for a blank heading over nothing. */
export type SheetLayout = readonly (SheetField | keyof typeof ownHeadings | null)[];

const headingKey = (heading: string): string => heading.toLowerCase().replace(/[\s_-]+/g, '');
const columnsByHeading = new Map<string, Exclude<SheetLayout[number], null>>([
  ...Object.entries(ownHeadings).map(([name, heading]) => [headingKey(heading), name as 'id'] as const),
  ...sheetFields.map((field) => [headingKey(sheetColumns[field].heading), field] as const),
]);

export const isKnownHeading = (heading: string): boolean => columnsByHeading.has(headingKey(heading));

export interface SheetFault {
  /** As a spreadsheet numbers it: the headings are row 1. */
  row: number;
  /** The heading of its column; empty where it is about the row as a whole. */
  column: string;
  message: string;
}

export function readHeadings(cells: readonly string[]): { layout: SheetLayout; faults: SheetFault[] } {
  const layout = cells.map((cell) => columnsByHeading.get(headingKey(cell)) ?? null);
  const faults: SheetFault[] = [];
  const fault = (column: string, message: string) => faults.push({ row: 1, column, message });
  cells.forEach((cell, place) => {
    const column = layout[place];
    if (column === null && cell.trim() !== '') fault(cell.trim(), 'This column is not known');
    if (column && layout.indexOf(column) < place) fault(cell.trim(), 'This column stands here twice');
  });
  if (!layout.includes('id') && !layout.includes('name')) {
    fault('', 'The first row must name the columns, Id or Name among them');
  }
  return { layout, faults };
}

/** A row as it was typed: the fields it names, not yet checked. */
export interface SheetEntry {
  row: number;
  /** Null where it is a new product. */
  id: string | null;
  version: string;
  values: Partial<Record<SheetField, unknown>>;
  counts: Counts;
  isTooWide: boolean;
}

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

/** A photo that the product has already keeps its id; what is named nowhere stays as it is. */
export function typedOver(stored: ProductForm, values: SheetEntry['values']): Record<string, unknown> {
  const known = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
  const images = known.images as ProductForm['images'] | undefined;
  const publicId = (url: string) => stored.images.find((image) => image.url === url)?.publicId ?? '';
  return {
    ...stored,
    ...known,
    ...(images && { images: images.map((image) => ({ ...image, publicId: publicId(image.url) })) }),
  };
}

/** Counts that stand as they were exported are today's. */
export function withTodaysCounts(form: ProductForm, stored: ProductForm, exported: Counts): ProductForm {
  const known = { saved: exported, fresh: countsOf(stored) };
  const own = isSoldBySize(form.category) ? [] : recount([{ stock: form.stock }], () => '', known);
  return {
    ...form,
    stock: own[0]?.stock ?? form.stock,
    sizes: recount(form.sizes, sizeName, known),
    colors: recount(form.colors, colourName, known),
  };
}

const isSheetField = (field: PropertyKey | undefined): field is SheetField =>
  sheetFields.includes(field as SheetField);

/** The column of a path of the form's schema: `sizes.0.stock` is Sizes. */
export const columnOf = ([field]: readonly PropertyKey[]): string =>
  isSheetField(field) ? sheetColumns[field].heading : '';

/** A fault of the form's schema as the sheet has it, where what is ticked on a form is a word. */
export function cellFault({ path, message }: FormIssue): Omit<SheetFault, 'row'> {
  const [field] = path;
  const column: Column | null = isSheetField(field) ? sheetColumns[field] : null;
  const { field: ticked, words } = column?.ticked ?? {};
  return { column: columnOf(path), message: words && path.at(-1) === ticked ? words : message };
}

interface FormIssue {
  path: readonly PropertyKey[];
  message: string;
}
