import { counted } from './plurals.ts';

export const productImportTexts = {
  columnGuide: 'Column guide',
  guide: (id: string, version: string, stock: string) =>
    `A row with an ${id} changes that product. A row without an ${id} adds a new product. If a column is missing, products keep their values. An empty cell clears the value. ${version} and ${stock} come with an export. Please leave them as they are, so that newer changes and sales are not undone.`,
  chooseAnother: 'Choose another CSV file',
  choose: 'Choose a CSV file',
  fileHint: 'UTF-8 or Unicode, up to 5 MB and 5,000 rows. Nothing is saved before you confirm.',
  checking: 'Checking the file...',
  checkAgain: 'Check again',
  allProducts: 'All products',
  importIt: (products: number) => `Import ${counted(products, 'product')}`,
  exampleName: 'Example bangle: delete this row',
  exampleDescription: 'Glass bangles in a pair',
  exampleAlt: 'Red glass bangles',
  importProducts: 'Import Products',
  description: 'Add and change products with a CSV file.',
  template: 'Template',
  importing: 'Importing...',
  optional: 'optional',
};
