import { digits } from './numbers.ts';

export const paginationTexts = {
  pages: 'পাতা',
  previous: 'আগের',
  page: (page: number) => `পাতা ${digits(page)}`,
  next: 'পরের',
};
