/** The columns of a sheet of products: what each cell says of a form, and what a form reads from it. */
import { bangleSizes } from './bangleSizes.ts';
import { isSoldBySize } from './categories.ts';
import { readList, writeList } from './cellLists.ts';
import { colourPresets } from './colours.ts';
import type { Cell } from './csv.ts';
import { toLatinDigits } from './digits.ts';
import type { ProductForm } from './products.ts';

export type SheetField = keyof ProductForm;

export interface Column {
  heading: string;
  /** What a person has to know to fill it in. */
  hint: string;
  write: (form: ProductForm) => Cell;
  /** As the form's schema takes it: a cell that makes no sense becomes a value that the schema refuses. */
  read: (cell: string) => unknown;
  /** What a field of it that is ticked on a form is to be written as. */
  ticked?: { field: string; words: string };
}

const isCount = (text: string | undefined): text is string =>
  text !== undefined && /^\d+$/.test(toLatinDigits(text));

const OFF = 'off';
const ticked = { field: 'available', words: `Behind the stock only ${OFF} may stand` };
const offUnless = (available: boolean): string[] => (available ? [] : [OFF]);
/** Anything but `off` or nothing is a slip, told by the schema. */
const readAvailable = (word: string | undefined): unknown =>
  word === undefined || word === '' ? true : word.toLowerCase() === OFF ? false : word;

/** `M:2.6/26:5`, or `M:5` for one of the usual sizes. */
function readSize([size = '', ...rest]: readonly string[]): unknown {
  const usual = bangleSizes.find((known) => known.size === size)?.measurement ?? '';
  const [measurement, stock, word] = isCount(rest[0]) && rest.length === 1 ? [usual, rest[0]] : rest;
  return { size, measurement, stock, available: readAvailable(word) };
}

/** `Red:#DC2626:5`, or `Red:5` for one of the presets. */
function readColour([name = '', ...rest]: readonly string[]): unknown {
  const preset = colourPresets.find((known) => known.name === name)?.hexCode ?? '';
  const [hexCode, stock, word] = isCount(rest[0]) && rest.length === 1 ? [preset, rest[0]] : rest;
  return { name, hexCode, stock, available: readAvailable(word) };
}

/** An address and, behind a blank, what the picture shows. */
function readImage([text = '']: readonly string[]): unknown {
  const [url = '', ...words] = text.split(/\s+/);
  return { url, publicId: '', alt: words.join(' ') };
}

const yesNo = (is: boolean): string => (is ? 'yes' : 'no');
const words = new Map([
  ...['yes', 'true', '1', 'হ্যাঁ'].map((word) => [word, true] as const),
  ...['no', 'false', '0', 'না'].map((word) => [word, false] as const),
]);
/** A blank flag is left as it is. */
const readFlag = (cell: string): unknown =>
  cell === '' ? undefined : (words.get(cell.toLowerCase()) ?? cell);

const flag = (heading: string, field: 'featured' | 'isNewArrival' | 'isCombo' | 'isActive'): Column => ({
  heading,
  hint: 'yes or no',
  write: (form) => yesNo(form[field]),
  read: readFlag,
  ticked: { field, words: 'Please write yes or no' },
});

const text = (heading: string, hint: string, write: Column['write']): Column => ({
  heading,
  hint,
  write,
  read: (cell) => cell,
});

/** In the order of the sheet. */
export const sheetColumns = {
  name: text('Name', 'required', ({ name }) => name),
  description: text('Description', 'required', ({ description }) => description),
  category: {
    ...text(
      'Category',
      'required: bangles, earrings, cosmetics, necklaces, rings, alna or combo',
      ({ category }) => category,
    ),
    read: (cell) => cell.toLowerCase(),
  },
  subcategory: text('Subcategory', '', (form) => form.subcategory),
  price: text('Price', 'required, in taka, digits alone: 1250 or 1250.50', ({ price }) => price),
  originalPrice: text(
    'Original Price',
    'the price before, struck through',
    (form) => form.originalPrice ?? '',
  ),
  stock: text('Stock', 'required but for bangles, which are counted by size', (form) =>
    isSoldBySize(form.category) ? '' : form.stock,
  ),
  sizes: {
    heading: 'Sizes',
    hint: 'bangles: S:2.4/24:5 | M:2.6/26:0 | L:2.8/28:3:off (name, measurement, stock, off if not offered)',
    write: ({ sizes }) =>
      writeList(
        sizes.map(({ size, measurement, stock, available }) => [
          size,
          measurement,
          stock,
          ...offUnless(available),
        ]),
      ),
    read: (cell) => readList(cell, 4).map(readSize),
    ticked,
  },
  colors: {
    heading: 'Colors',
    hint: 'Red:#DC2626:5 | Gold:#D4AF37:2:off (name, code, stock, off if not offered)',
    write: ({ colors }) =>
      writeList(
        colors.map(({ name, hexCode, stock, available }) => [name, hexCode, stock, ...offUnless(available)]),
      ),
    read: (cell) => readList(cell, 4).map(readColour),
    ticked,
  },
  images: {
    heading: 'Images',
    hint: 'required: addresses with | between, each may be followed by a blank and its alt text',
    write: ({ images }) => writeList(images.map(({ url, alt }) => [alt ? `${url} ${alt}` : url])),
    read: (cell) => readList(cell, 1).map(readImage),
  },
  tags: text('Tags', 'with commas between', ({ tags }) => tags.join(', ')),
  specifications: {
    heading: 'Specifications',
    hint: 'material:Brass | weight:20 g',
    write: ({ specifications }) => writeList(Object.entries(specifications)),
    read: (cell) => Object.fromEntries(readList(cell, 2).map(([name, value = '']) => [name, value])),
  },
  featured: flag('Featured', 'featured'),
  isNewArrival: flag('New Arrival', 'isNewArrival'),
  isCombo: flag('Combo', 'isCombo'),
  comboItems: {
    heading: 'Combo Items',
    hint: 'Bangle pair:Gold plated | Ring:With a stone',
    write: ({ comboItems }) => writeList(comboItems.map(({ name, description }) => [name, description])),
    read: (cell) => readList(cell, 2).map(([name, description = '']) => ({ name, description })),
  },
  comboDiscount: text('Combo Discount', 'in percent', (form) => form.comboDiscount),
  isActive: flag('Shown', 'isActive'),
} as const satisfies Record<SheetField, Column>;

export const sheetFields = Object.keys(sheetColumns) as SheetField[];

/** What a cell of the sheet says of it. */
export const cellText = (field: SheetField, form: ProductForm): string =>
  String(sheetColumns[field].write(form));
