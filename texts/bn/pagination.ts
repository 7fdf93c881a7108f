import { digits } from './numbers.ts';

export const paginationTexts = {
  pages: 'পাতা',
  previous: 'আগের পাতা',
  page: (page: number) => `পাতা ${digits(page)}`,
  next: 'পরের পাতা',
};
