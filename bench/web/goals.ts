/** The goals of a page on a cheap phone: Lighthouse's mobile run, slow 4G, a processor four times slower. */
export interface Goal {
  figure: FigureName;
  label: string;
  unit: '' | 'ms' | 'KB';
  digits: number;
  most?: number;
  least?: number;
}

export const figureNames = [
  'performance',
  'accessibility',
  'bestPractices',
  'seo',
  'largestPaintMs',
  'blockingMs',
  'shift',
  'scriptKb',
  'styleKb',
  'fontKb',
  'documentKb',
  'wholeKb',
] as const;

export type FigureName = (typeof figureNames)[number];

/** The figures of one page. KB are 1,000 bytes over the wire. */
export type PageFigures = Record<FigureName, number>;

const kilobytes = (figure: FigureName, label: string, most: number): Goal => ({
  figure,
  label,
  unit: 'KB',
  digits: 1,
  most,
});
const score = (figure: FigureName, label: string, least: number): Goal => ({
  figure,
  label,
  unit: '',
  digits: 0,
  least,
});

export const goals: readonly Goal[] = [
  score('performance', 'Performance', 97),
  score('accessibility', 'Accessibility', 100),
  score('bestPractices', 'Best practices', 100),
  score('seo', 'SEO', 100),
  { figure: 'largestPaintMs', label: 'largest paint', unit: 'ms', digits: 0, most: 1_800 },
  { figure: 'blockingMs', label: 'total blocking time', unit: 'ms', digits: 0, most: 150 },
  { figure: 'shift', label: 'layout shift', unit: '', digits: 3, most: 0.01 },
  kilobytes('scriptKb', 'JavaScript', 140),
  kilobytes('styleKb', 'CSS', 15),
  kilobytes('fontKb', 'fonts', 85),
  kilobytes('documentKb', 'HTML', 20),
  kilobytes('wholeKb', 'whole first view', 350),
];

export const isMet = ({ most, least }: Pick<Goal, 'most' | 'least'>, value: number): boolean =>
  (most === undefined || value <= most) && (least === undefined || value >= least);
