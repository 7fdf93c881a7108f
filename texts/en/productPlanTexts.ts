import { counted, plural } from './plurals.ts';

export const planTexts = {
  importFailed: 'Failed to import products',
  importUnclear:
    'No response came. The products may have been imported all the same. Please check again: a note says which names are there already.',
  bulkFailed: 'Failed to change products',
  exportFailed: 'Failed to export products',
  exportCut: (products: number) =>
    `Exported the first ${counted(products, 'product')}. Choose a category or a rarer word to get the others.`,
  nothingSaved: (errors: number) => `Nothing was saved. Please correct ${counted(errors, 'error')}.`,
  nothingToChange: 'There is nothing to change.',
  addedAndChanged: (created: number, changed: number) =>
    `Preview: ${counted(created, 'product')} will be added and ${counted(changed, 'product')} will change.`,
  added: (created: number) => `Preview: ${counted(created, 'product')} will be added.`,
  changed: (changed: number) => `Preview: ${counted(changed, 'product')} will change.`,
  same: (unchanged: number) =>
    `${counted(unchanged, 'product')} ${plural(unchanged, 'stays', 'stay')} the same.`,
  doneBoth: (created: number, changed: number) =>
    `Done: ${counted(created, 'new product')}, ${counted(changed, 'changed product')}.`,
  doneAdded: (created: number) => `Done: ${counted(created, 'new product')}.`,
  doneChanged: (changed: number) => `Done: ${counted(changed, 'changed product')}.`,
};
