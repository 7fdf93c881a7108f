/** The figures as Markdown tables. */
import { type Goal, goals, isMet, type PageFigures } from './goals.ts';
import type { NavigationFigure } from './navigations.ts';

interface MeasuredPage {
  name: string;
  figures: PageFigures;
  failed: readonly string[];
}

/** Milliseconds. */
const NAVIGATION_GOAL = { most: 120 };

const boundOf = ({ most, least }: Pick<Goal, 'most' | 'least'>): string =>
  most === undefined ? `≥ ${least}` : `≤ ${most.toLocaleString('en')}`;
const verdict = (isGood: boolean): string => (isGood ? 'yes' : '**no**');

export function tableOf(pages: readonly MeasuredPage[], navigations: readonly NavigationFigure[]): string {
  const figures = goals.map((goal) => {
    const of = pages.map((page) => page.figures[goal.figure]);
    const shown = of.map((value) => `${value.toFixed(goal.digits)}${goal.unit && ` ${goal.unit}`}`);
    return [
      goal.label,
      ...shown,
      `${boundOf(goal)}${goal.unit && ` ${goal.unit}`}`,
      verdict(of.every((value) => isMet(goal, value))),
    ];
  });
  const moves = navigations.map(({ name, median }) => [
    name,
    `${median.toFixed(0)} ms`,
    `${boundOf(NAVIGATION_GOAL)} ms`,
    verdict(isMet(NAVIGATION_GOAL, median)),
  ]);
  const failed = pages.flatMap((page) => page.failed.map((title) => `${page.name}: ${title}`));
  return [
    // Without a measured page, every goal would be called met.
    ...(pages.length > 0
      ? [table(['first view', ...pages.map(({ name }) => name), 'goal', 'met'], figures)]
      : []),
    ...(moves.length > 0 ? [table(['navigation', 'till its data stands', 'goal', 'met'], moves)] : []),
    ...(failed.length > 0 ? [`Not passed:\n${failed.map((line) => `- ${line}`).join('\n')}`] : []),
  ].join('\n\n');
}

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
