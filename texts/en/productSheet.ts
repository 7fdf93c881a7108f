import { grouped } from './numbers.ts';

export const sheetTexts = {
  onlyAfterStock: (word: string) => `After the stock, only ${word} is possible`,
  writeYesOrNo: (yes: string, no: string) => `Please write ${yes} or ${no}`,
  unknownColumn: 'Unknown column',
  costNotAllowed: 'You are not allowed to change what goods cost. Please remove this column.',
  columnTwice: 'This column appears twice',
  headingsMissing: (id: string, name: string) =>
    `The first row must contain the column names, including ${id} or ${name}`,
  imageMissing: (no: string, column: string) =>
    `At least one image is required. To add photos later, write ${no} under ${column}.`,
  imageGone: (place: number) => `Image ${place} no longer exists`,
  cellWithoutColumn: 'This cell has no column name',
  changedSince: 'This product was changed after the export. Please export it again.',
  rowRepeated: (row: number) => `This product is already in row ${row}`,
  nameTaken: (row: number, name: string, id: string) =>
    `Row ${row}: there is already a product named ${name}. To change that one, give its ${id}.`,
  tooManyRows: (most: number) =>
    `A sheet can have at most ${grouped(most)} rows. Please split it into two files.`,
  misplacedQuote: 'This row could not be read. Please check its quotation marks',
};

/** How to fill in each column of the product file. Words and examples that the import reads are given: they are the same in each language. */
export const sheetHints = {
  bangla: 'shown on Bangla pages',
  yesOrNo: (yes: string, no: string) => `${yes} or ${no}`,
  required: 'required',
  category: (categories: string, last: string) => `required: ${categories} or ${last}`,
  price: 'required, in taka, digits only: 1250 or 1250.50',
  originalPrice: 'the old price, crossed out if higher than the price',
  costPrice: 'what a piece costs the shop, in taka; leave it empty if it is not known',
  stock:
    'required, except for bangles and for rings with sizes, which have stock by size, and for combos with components',
  sizes: (bangles: string, rings: string, off: string) =>
    `bangles: ${bangles} (name, measurement, stock, ${off} if not offered); rings, if they have sizes: ${rings}`,
  colours: (example: string, off: string) => `${example} (name, code, stock, ${off} if not offered)`,
  images: (shown: string, no: string) =>
    `required unless ${shown} is ${no}: image addresses separated by |, each with an optional [color it shows] and alt text after it`,
  tags: 'separate with commas',
  comboItems: 'Bangle pair:Gold plated | Ring:With a stone',
  components: (example: string, id: string) =>
    `the products that a combo is made of: ${example} (${id} of the product, pieces, size, color). Without a size, the customer chooses one`,
  comboDiscount: 'in percent',
  ingredients: 'cosmetics: as on the package',
  cosmetics: 'cosmetics',
  netContent: (examples: string, last: string) => `cosmetics: ${examples} or ${last}`,
  madeIn: 'cosmetics: the country',
};
