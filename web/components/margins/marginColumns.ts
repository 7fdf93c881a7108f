/** The figures of a row of the page Margins, as table and as CSV. */
import { csvOf } from '#domain/csv.ts';
import type { MarginView } from '#domain/margins.ts';
import { formatExactTaka } from '#domain/money.ts';
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

/** Unless nothing but revenue of an unknown cost is there. */
const hasMargin = ({ revenue, withoutCost, cost, courier }: Figures): boolean =>
  withoutCost === 0 || revenue !== withoutCost || cost !== 0 || courier !== 0;

export const marginColumns: readonly MarginColumn[] = [
  { name: 'pieces', label: 'Pieces', text: ({ pieces }) => grouped(pieces) },
  taka('revenue', 'Revenue'),
  taka('withoutCost', 'Without known cost'),
  { ...taka('cost', 'Cost'), isKnown: ({ withoutCost, cost }) => withoutCost === 0 || cost !== 0 },
  taka('courier', 'Courier'),
  { ...taka('margin', 'Margin'), isKnown: hasMargin },
  {
    name: 'percent',
    label: 'Percent',
    text: ({ percent }) => `${percent} %`,
    isKnown: ({ percent }) => percent !== null,
  },
];

/** A dash where it is not known: that is not 0. */
export const figureText = ({ isKnown, text }: MarginColumn, figures: Figures): string =>
  isKnown && !isKnown(figures) ? '–' : text(figures);

/** What a row is of. */
export const rowLabels: Record<MarginView, string> = { day: 'Day', category: 'Category', product: 'Product' };

/** Days are written so that a spreadsheet can sort them. */
export function downloadMargins({ by, rows }: Margins): void {
  const headings = [rowLabels[by], ...marginColumns.map(({ label }) => label)];
  const cells = rows.map((row) => [
    by === 'day' ? row.key : row.name,
    ...marginColumns.map(({ name, isKnown }) => (isKnown && !isKnown(row) ? '' : (row[name] ?? ''))),
  ]);
  downloadSheet(csvOf([headings, ...cells]), `margins-by-${by}`);
}
