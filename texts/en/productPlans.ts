/** What an import or a bulk edit changes, and what is wrong with it. */
export const productPlansTexts = {
  changes: 'Changes',
  showingTheFirst: (shown: number, all: string) => `Showing the first ${shown} of ${all}.`,
  rowNumber: (row: number) => `Row ${row}`,
  newProduct: 'New',
  empty: 'empty',
  /** Read out before the old and the new value. */
  from: 'from ',
  to: ' to ',
  row: 'Row',
  product: 'Product',
  column: 'Column',
  field: 'Field',
  error: 'Error',
  errors: 'Errors',
};
