/** The buttons below a list of pages. */
export type PageButton = number | 'ellipsis';

/**
 * First, last, the pages within 2 of the current one, and ellipses at distance 3. A page past the end counts
 * as the last page.
 */
export function pageButtons(asked: number, total: number): PageButton[] {
  const current = Math.min(asked, total);
  const buttons: PageButton[] = [];
  if (total >= 1) buttons.push(1);
  for (let page = Math.max(2, current - 3); page <= Math.min(total - 1, current + 3); page++) {
    buttons.push(Math.abs(page - current) === 3 ? 'ellipsis' : page);
  }
  if (total > 1) buttons.push(total);
  return buttons;
}
