import { grouped } from './numbers.ts';

export const productPlansTexts = {
  changes: 'যা বদলাবে',
  showingTheFirst: (shown: number, all: string) => `${all}টির মধ্যে প্রথম ${grouped(shown)}টি দেখানো হচ্ছে।`,
  rowNumber: (row: number) => `সারি ${grouped(row)}`,
  newProduct: 'নতুন',
  empty: 'খালি',
  from: 'আগে ছিল ',
  to: ' এখন ',
  row: 'সারি',
  product: 'পণ্য',
  column: 'কলাম',
  field: 'ঘর',
  error: 'ভুল',
  errors: 'ভুলগুলো',
};
