/** The figures of a row of the page Margins, as table and as CSV. */
import { csvOf } from '#domain/csv.ts';
import { isCostUnknown, type MarginView } from '#domain/margins.ts';
import { formatExactTaka } from '#domain/money.ts';
import { marginsTexts } from '#texts/margins.ts';
import { grouped } from '#texts/numbers.ts';
import type { Margins } from '#web/api/responses.ts';
import { downloadSheet } from '#web/browser/downloadFile.ts';

type Figures = Margins['total'];

interface MarginColumn {
  name: keyof Figures;
  label: string;
  text: (figures: Figures) => string;
  /** Absent where the figure is always known. */
  isKnown?: (figures: Figures) => boolean;
}

const taka = (name: Exclude<keyof Figures, 'percent' | 'pieces'>, label: string): MarginColumn => ({
  name,
  label,
  text: (figures) => formatExactTaka(figures[name]),
});

const isCostKnown = (figures: Figures): boolean => !isCostUnknown(figures);

export const marginColumns: readonly MarginColumn[] = [
  { name: 'pieces', label: marginsTexts.pieces, text: ({ pieces }) => grouped(pieces) },
  taka('revenue', marginsTexts.revenue),
  taka('withoutCost', marginsTexts.withoutKnownCost),
  { ...taka('cost', marginsTexts.cost), isKnown: isCostKnown },
  taka('courier', marginsTexts.courier),
  { ...taka('margin', marginsTexts.margin), isKnown: isCostKnown },
  {
    name: 'percent',
    label: marginsTexts.percent,
    text: ({ percent }) => marginsTexts.percentOf(percent ?? 0),
    isKnown: ({ percent }) => percent !== null,
  },
];

/** A dash where it is not known: that is not 0. Beside the margin it says why. */
export function figureText({ name, isKnown, text }: MarginColumn, figures: Figures): string {
  if (!isKnown || isKnown(figures)) return text(figures);
  return name === 'margin' ? marginsTexts.costUnknown : '–';
}

/** What each row shows, for the header of the first column. */
export const rowLabels: Record<MarginView, string> = {
  day: marginsTexts.day,
  category: marginsTexts.category,
  product: marginsTexts.product,
};

/** Days are written so that a spreadsheet can sort them. */
export function downloadMargins({ by, rows }: Margins): void {
  const headings = [rowLabels[by], ...marginColumns.map(({ label }) => label)];
  const cells = rows.map((row) => [
    by === 'day' ? row.key : row.name,
    ...marginColumns.map(({ name, isKnown }) => (isKnown && !isKnown(row) ? '' : (row[name] ?? ''))),
  ]);
  downloadSheet(csvOf([headings, ...cells]), `margins-by-${by}`);
}
