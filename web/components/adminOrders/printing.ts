/** The print choice is part of the address, so it can be reopened and shared. */
import { withQuery } from '#web/browser/listQuery.ts';

export const printedSheets = {
  slips: 'Packing slips',
  invoices: 'Invoices',
  pick: 'Pick list',
} as const;
export type PrintedSheet = keyof typeof printedSheets;

export const papers = { a4: 'A4', a6: 'A6' } as const;
export type Paper = keyof typeof papers;

export interface PrintChoice {
  sheet: PrintedSheet;
  paper: Paper;
}

/** Full class names, because Tailwind reads them from the source. */
export const paperClass: Record<Paper, string> = { a4: 'paper-a4', a6: 'paper-a6' };

export const printedIds = (search: string): string[] => [
  ...new Set(new URLSearchParams(search).getAll('order')),
];

export function printChoiceOf(search: string): PrintChoice {
  const query = new URLSearchParams(search);
  const sheet = query.get('sheet') ?? '';
  const paper = query.get('paper') ?? '';
  return {
    sheet: Object.hasOwn(printedSheets, sheet) ? (sheet as PrintedSheet) : 'slips',
    paper: Object.hasOwn(papers, paper) ? (paper as Paper) : 'a4',
  };
}

export const printHref = (ids: readonly string[]): string =>
  `/admin/orders/print?${new URLSearchParams(ids.map((id) => ['order', id]))}`;

export const choiceHref = (search: string, change: Partial<PrintChoice>): string => withQuery(search, change);
