/** The links to the pages of a list. */
export const paginationTexts = {
  pages: 'Pages',
  previous: 'Previous',
  page: (page: number) => `Page ${page}`,
  next: 'Next',
};
