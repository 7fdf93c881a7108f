/** The columns of the product CSV: how each writes a field of the product and reads it back. */
import { readList, writeList } from './cellLists.ts';
import { colourPresets } from './colours.ts';
import { netContentText, readNetContent } from './cosmeticFacts.ts';
import type { Cell } from './csv.ts';
import { toLatinDigits } from './digits.ts';
import type { ProductForm } from './products.ts';
import { isSoldBySize } from './sizes.ts';
import { measurementOf } from './usualSizes.ts';

export type SheetField = keyof ProductForm;

export interface Column {
  heading: string;
  /** Help for filling in the column. */
  hint: string;
  write: (form: ProductForm) => Cell;
  /** The value for the form's schema. A cell that makes no sense becomes a value that the schema refuses. */
  read: (cell: string) => unknown;
  /** The words for a checkbox. */
  ticked?: { field: string; words: string };
}

const isCount = (text: string | undefined): text is string =>
  text !== undefined && /^\d+$/.test(toLatinDigits(text));

const OFF = 'off';
const ticked = { field: 'available', words: `After the stock, only ${OFF} is possible` };
const offUnless = (available: boolean): string[] => (available ? [] : [OFF]);
/** Anything but `off` or blank is an error of the schema. */
const readAvailable = (word: string | undefined): unknown =>
  word === undefined || word === '' ? true : word.toLowerCase() === OFF ? false : word;

/** `M:2.6/26:5`, or `M:5` for one of the usual sizes. */
function readSize([size = '', ...rest]: readonly string[]): unknown {
  const usual = measurementOf(size);
  const [measurement, stock, word] = isCount(rest[0]) && rest.length === 1 ? [usual, rest[0]] : rest;
  return { size, measurement, stock, available: readAvailable(word) };
}

/** `Red:#DC2626:5`, or `Red:5` for one of the presets. */
function readColour([name = '', ...rest]: readonly string[]): unknown {
  const preset = colourPresets.find((known) => known.name === name)?.hexCode ?? '';
  const [hexCode, stock, word] = isCount(rest[0]) && rest.length === 1 ? [preset, rest[0]] : rest;
  return { name, hexCode, stock, available: readAvailable(word) };
}

/** A URL and, separated by spaces, the colour in brackets and the alt text. */
function readImage([text = '']: readonly string[]): unknown {
  const [, url, color = '', alt = ''] = /^(\S*)(?:\s+\[([^\]]*)\])?\s*(.*)$/s.exec(text) ?? [];
  return { url, publicId: '', alt: alt.replace(/\s+/g, ' '), color };
}

/** Empty brackets if the alt text could be taken for a colour. */
const writeImage = ({ url, alt, color }: ProductForm['images'][number]): string =>
  [url, color || alt.startsWith('[') ? `[${color}]` : '', alt].filter(Boolean).join(' ');

/** `Id:2:M:Red`. Parts at the end are left out if they are empty. */
function writtenComponent({
  product,
  quantity,
  selectedSize,
  selectedColor,
}: ProductForm['components'][number]) {
  if (selectedColor) return [product, quantity, selectedSize ?? '', selectedColor];
  return selectedSize ? [product, quantity, selectedSize] : [product, quantity];
}

/** One piece, unless the cell says how many. */
function readComponent([
  product = '',
  quantity = '1',
  selectedSize,
  selectedColor,
]: readonly string[]): unknown {
  return { product, quantity, selectedSize, selectedColor };
}

const yesNo = (is: boolean): string => (is ? 'yes' : 'no');
const words = new Map([
  ...['yes', 'true', '1', 'হ্যাঁ'].map((word) => [word, true] as const),
  ...['no', 'false', '0', 'না'].map((word) => [word, false] as const),
]);
/** A blank flag stays the same. */
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

/** In the order of the file. */
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
  price: text('Price', 'required, in taka, digits only: 1250 or 1250.50', ({ price }) => price),
  originalPrice: text(
    'Original Price',
    'the old price, crossed out if higher than the price',
    (form) => form.originalPrice ?? '',
  ),
  costPrice: text(
    'Cost Price',
    'what a piece costs the shop, in taka; leave it empty if it is not known',
    (form) => form.costPrice ?? '',
  ),
  stock: text(
    'Stock',
    'required, except for bangles and for rings with sizes, which have stock by size, and for combos with components',
    (form) => (isSoldBySize(form) || form.components.length > 0 ? '' : form.stock),
  ),
  sizes: {
    heading: 'Sizes',
    hint: 'bangles: S:2.4/24:5 | M:2.6/26:0 | L:2.8/28:3:off (name, measurement, stock, off if not offered); rings, if they have sizes: 12:16.5 mm:4 | 14:17.3 mm:2',
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
    hint: 'required unless Shown is no: image addresses separated by |, each with an optional [color it shows] and alt text after it',
    write: ({ images }) => writeList(images.map((image) => [writeImage(image)])),
    read: (cell) => readList(cell, 1).map(readImage),
  },
  tags: text('Tags', 'separate with commas', ({ tags }) => tags.join(', ')),
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
  components: {
    heading: 'Components',
    hint: 'the products that a combo is made of: Id:2:M:Red | Id:1 (Id of the product, pieces, size, color). Without a size, the customer chooses one',
    write: ({ components }) => writeList(components.map((component) => writtenComponent(component))),
    read: (cell) => readList(cell, 4).map(readComponent),
  },
  comboDiscount: text('Combo Discount', 'in percent', (form) => form.comboDiscount),
  isActive: flag('Shown', 'isActive'),
  ingredients: text('Ingredients', 'cosmetics: as on the package', ({ ingredients }) => ingredients),
  shade: text('Shade', 'cosmetics', ({ shade }) => shade),
  netContent: {
    heading: 'Net Content',
    hint: 'cosmetics: 30 ml, 4.5 g or 12 pcs',
    write: ({ netContent }) => (netContent ? netContentText(netContent) : ''),
    read: readNetContent,
  },
  nameBn: text('Name Bangla', 'shown on Bangla pages', ({ nameBn }) => nameBn),
  descriptionBn: text('Description Bangla', 'shown on Bangla pages', ({ descriptionBn }) => descriptionBn),
  howToUse: text('How To Use', 'cosmetics', ({ howToUse }) => howToUse),
  madeIn: text('Made In', 'cosmetics: the country', ({ madeIn }) => madeIn),
  maker: text('Maker', 'cosmetics', ({ maker }) => maker),
} as const satisfies Record<SheetField, Column>;

export const sheetFields = Object.keys(sheetColumns) as SheetField[];

/** The columns for somebody who may, or may not, know what goods cost the shop. */
export const sheetFieldsFor = (maySeeCosts: boolean): SheetField[] =>
  sheetFields.filter((field) => maySeeCosts || field !== 'costPrice');

/** The cell of a product in a column. */
export const cellText = (field: SheetField, form: ProductForm): string =>
  String(sheetColumns[field].write(form));
