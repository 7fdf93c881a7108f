/** The print choice is part of the address, so it can be reopened and shared. */

import { orderPrintsTexts } from '#texts/orderPrints.ts';
import { withQuery } from '#web/browser/listQuery.ts';

export const printedSheets = {
  slips: orderPrintsTexts.packingSlips,
  labels: orderPrintsTexts.labels,
  invoices: orderPrintsTexts.invoices,
  pick: orderPrintsTexts.pickList,
} as const;
export type PrintedSheet = keyof typeof printedSheets;

export const papers = {
  a4: 'A4',
  a4x2: orderPrintsTexts.a4x2,
  a4x4: orderPrintsTexts.a4x4,
  a6: 'A6',
} as const;
export type Paper = keyof typeof papers;

export interface PrintChoice {
  sheet: PrintedSheet;
  paper: Paper;
}

const allPapers = Object.keys(papers) as Paper[];

/** The papers that a sheet fits, the usual one first. A pick list is one sheet, so there are not several on a page. */
export const papersOf: Record<PrintedSheet, readonly Paper[]> = {
  slips: allPapers,
  labels: ['a6', 'a4x4', 'a4x2'],
  invoices: allPapers,
  pick: ['a4', 'a6'],
};

/** Full class names, because Tailwind reads them from the source. */
export const paperClass: Record<Paper, string> = {
  a4: 'paper-a4',
  a4x2: 'paper-a4-several',
  a4x4: 'paper-a4-several',
  a6: 'paper-a6',
};

export const printedIds = (search: string): string[] => [
  ...new Set(new URLSearchParams(search).getAll('order')),
];

export function printChoiceOf(search: string): PrintChoice {
  const query = new URLSearchParams(search);
  const asked = query.get('sheet') ?? '';
  const sheet = Object.hasOwn(printedSheets, asked) ? (asked as PrintedSheet) : 'slips';
  const [usual = 'a4', ...others] = papersOf[sheet];
  return { sheet, paper: others.find((paper) => paper === query.get('paper')) ?? usual };
}

export const printHref = (ids: readonly string[]): string =>
  `/admin/orders/print?${new URLSearchParams(ids.map((id) => ['order', id]))}`;

export const choiceHref = (search: string, change: Partial<PrintChoice>): string => withQuery(search, change);
