/** The columns of the product CSV: how each writes a field of the product and reads it back. */
import { sheetHints, sheetTexts } from '#texts/productSheet.ts';
import { categoryValues } from './categories.ts';
import { readList, writeList } from './cellLists.ts';
import { colourPresets } from './colourPresets.ts';
import { netContentText, readNetContent } from './cosmeticFacts.ts';
import type { Cell } from './csv.ts';
import { toLatinDigits } from './digits.ts';
import type { ProductForm } from './productForm.ts';
import { isSoldBySize } from './sizes.ts';
import { measurementOf } from './usualSizes.ts';

export type SheetField = keyof ProductForm;

export interface Column {
  heading: string;
  /** Help for filling in the column. */
  hint: () => string;
  write: (form: ProductForm) => Cell;
  /** The value for the form's schema. A cell that makes no sense becomes a value that the schema refuses. */
  read: (cell: string) => unknown;
  /** The words for a checkbox. */
  ticked?: { field: string; words: () => string };
}

const isCount = (text: string | undefined): text is string =>
  text !== undefined && /^\d+$/.test(toLatinDigits(text));

const OFF = 'off';
export const SHOWN = 'Shown';
const ticked = { field: 'available', words: () => sheetTexts.onlyAfterStock(OFF) };
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

/** A URL and, separated by spaces, the color in brackets and the alt text. */
function readImage([text = '']: readonly string[]): unknown {
  const [, url, color = '', alt = ''] = /^(\S*)(?:\s+\[([^\]]*)\])?\s*(.*)$/s.exec(text) ?? [];
  return { url, publicId: '', alt: alt.replace(/\s+/g, ' '), color };
}

/** Empty brackets if the alt text could be taken for a color. */
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

const YES = 'yes';
export const NO = 'no';
const yesNo = (is: boolean): string => (is ? YES : NO);
const words = new Map([
  ...[YES, 'true', '1', 'হ্যাঁ'].map((word) => [word, true] as const),
  ...[NO, 'false', '0', 'না'].map((word) => [word, false] as const),
]);
/** A blank flag stays the same. */
const readFlag = (cell: string): unknown =>
  cell === '' ? undefined : (words.get(cell.toLowerCase()) ?? cell);

const flag = (heading: string, field: 'featured' | 'isNewArrival' | 'isCombo' | 'isActive'): Column => ({
  heading,
  hint: () => sheetHints.yesOrNo(YES, NO),
  write: (form) => yesNo(form[field]),
  read: readFlag,
  ticked: { field, words: () => sheetTexts.writeYesOrNo(YES, NO) },
});

const text = (heading: string, hint: Column['hint'], write: Column['write']): Column => ({
  heading,
  hint,
  write,
  read: (cell) => cell,
});

/** In the order of the file. */
export const sheetColumns = {
  name: text(
    'Name',
    () => sheetHints.required,
    ({ name }) => name,
  ),
  description: text(
    'Description',
    () => sheetHints.required,
    ({ description }) => description,
  ),
  category: {
    ...text(
      'Category',
      () => sheetHints.category(categoryValues.slice(0, -1).join(', '), categoryValues.at(-1) ?? ''),
      ({ category }) => category,
    ),
    read: (cell) => cell.toLowerCase(),
  },
  subcategory: text(
    'Subcategory',
    () => '',
    (form) => form.subcategory,
  ),
  price: text(
    'Price',
    () => sheetHints.price,
    ({ price }) => price,
  ),
  originalPrice: text(
    'Original Price',
    () => sheetHints.originalPrice,
    (form) => form.originalPrice ?? '',
  ),
  costPrice: text(
    'Cost Price',
    () => sheetHints.costPrice,
    (form) => form.costPrice ?? '',
  ),
  stock: text(
    'Stock',
    () => sheetHints.stock,
    (form) => (isSoldBySize(form) || form.components.length > 0 ? '' : form.stock),
  ),
  sizes: {
    heading: 'Sizes',
    hint: () =>
      sheetHints.sizes('S:2.4/24:5 | M:2.6/26:0 | L:2.8/28:3:off', '12:16.5 mm:4 | 14:17.3 mm:2', OFF),
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
    hint: () => sheetHints.colours('Red:#DC2626:5 | Gold:#D4AF37:2:off', OFF),
    write: ({ colors }) =>
      writeList(
        colors.map(({ name, hexCode, stock, available }) => [name, hexCode, stock, ...offUnless(available)]),
      ),
    read: (cell) => readList(cell, 4).map(readColour),
    ticked,
  },
  images: {
    heading: 'Images',
    hint: () => sheetHints.images(SHOWN, NO),
    write: ({ images }) => writeList(images.map((image) => [writeImage(image)])),
    read: (cell) => readList(cell, 1).map(readImage),
  },
  tags: text(
    'Tags',
    () => sheetHints.tags,
    ({ tags }) => tags.join(', '),
  ),
  specifications: {
    heading: 'Specifications',
    hint: () => 'material:Brass | weight:20 g',
    write: ({ specifications }) => writeList(Object.entries(specifications)),
    read: (cell) => Object.fromEntries(readList(cell, 2).map(([name, value = '']) => [name, value])),
  },
  featured: flag('Featured', 'featured'),
  isNewArrival: flag('New Arrival', 'isNewArrival'),
  isCombo: flag('Combo', 'isCombo'),
  comboItems: {
    heading: 'Combo Items',
    hint: () => sheetHints.comboItems,
    write: ({ comboItems }) => writeList(comboItems.map(({ name, description }) => [name, description])),
    read: (cell) => readList(cell, 2).map(([name, description = '']) => ({ name, description })),
  },
  components: {
    heading: 'Components',
    hint: () => sheetHints.components('Id:2:M:Red | Id:1', 'Id'),
    write: ({ components }) => writeList(components.map((component) => writtenComponent(component))),
    read: (cell) => readList(cell, 4).map(readComponent),
  },
  comboDiscount: text(
    'Combo Discount',
    () => sheetHints.comboDiscount,
    (form) => form.comboDiscount,
  ),
  isActive: flag(SHOWN, 'isActive'),
  ingredients: text(
    'Ingredients',
    () => sheetHints.ingredients,
    ({ ingredients }) => ingredients,
  ),
  shade: text(
    'Shade',
    () => sheetHints.cosmetics,
    ({ shade }) => shade,
  ),
  netContent: {
    heading: 'Net Content',
    hint: () => sheetHints.netContent('30 ml, 4.5 g', '12 pcs'),
    write: ({ netContent }) => (netContent ? netContentText(netContent) : ''),
    read: readNetContent,
  },
  nameBn: text(
    'Name Bangla',
    () => sheetHints.bangla,
    ({ nameBn }) => nameBn,
  ),
  descriptionBn: text(
    'Description Bangla',
    () => sheetHints.bangla,
    ({ descriptionBn }) => descriptionBn,
  ),
  howToUse: text(
    'How To Use',
    () => sheetHints.cosmetics,
    ({ howToUse }) => howToUse,
  ),
  madeIn: text(
    'Made In',
    () => sheetHints.madeIn,
    ({ madeIn }) => madeIn,
  ),
  maker: text(
    'Maker',
    () => sheetHints.cosmetics,
    ({ maker }) => maker,
  ),
} as const satisfies Record<SheetField, Column>;

export const sheetFields = Object.keys(sheetColumns) as SheetField[];

/** The columns for somebody who may, or may not, know what goods cost the shop. */
export const sheetFieldsFor = (maySeeCosts: boolean): SheetField[] =>
  sheetFields.filter((field) => maySeeCosts || field !== 'costPrice');

/** The cell of a product in a column. */
export const cellText = (field: SheetField, form: ProductForm): string =>
  String(sheetColumns[field].write(form));
