/** Figures: medians with spread, the shop's beside the limit. */

/** One sample of one side. */
export interface Sample {
  /** Requests per second. */
  rate: number;
  /** Milliseconds, if single responses were timed. */
  p50?: number;
  p99?: number;
  /** Processor time per request, in milliseconds. */
  node?: number;
  database?: number | null;
}

export interface Row {
  measure: string;
  unit: string;
  ours: number;
  /** Half the range of the samples, in percent of the median. */
  spread?: number;
  limit?: number;
  ratio?: number;
  /** The same ratio by processor time, which noise of the machine hardly changes. */
  byProcessor?: number;
  goal: string;
  met: boolean;
  node?: number;
  database?: number | null;
  note?: string;
}

export const median = (values: readonly number[]): number => percentile(values, 0.5);

export function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

export const spreadOf = (values: readonly number[]): number =>
  values.length < 2 ? 0 : (50 * (Math.max(...values) - Math.min(...values))) / median(values);

const medianOf = (samples: readonly Sample[], of: (sample: Sample) => number | null | undefined) => {
  const known = samples.map(of).filter((value) => value !== null && value !== undefined);
  return known.length > 0 ? median(known) : undefined;
};

export interface Compared {
  ours: readonly Sample[];
  limit: readonly Sample[];
}

/** Requests per second, the shop's against the limit in the same run. */
export function rateRow(measure: string, least: number, { ours, limit }: Compared, note?: string): Row {
  const rates = ours.map(({ rate }) => rate);
  // Compares samples that are next to each other in time, so that noise affects both.
  const ratio = median(ours.map(({ rate }, turn) => rate / (limit[turn]?.rate ?? Number.NaN)));
  const cost = (sample: Sample) => (sample.node ?? Number.NaN) + (sample.database ?? 0);
  return {
    measure,
    unit: '/s',
    ours: median(rates),
    spread: spreadOf(rates),
    limit: median(limit.map(({ rate }) => rate)),
    ratio,
    byProcessor: median(limit.map(cost)) / median(ours.map(cost)),
    goal: `≥ ${least}`,
    met: ratio >= least,
    node: medianOf(ours, ({ node }) => node),
    database: medianOf(ours, ({ database }) => database),
    note,
  };
}

const shown = (value: number | null | undefined): string => {
  if (value === null || value === undefined || Number.isNaN(value)) return '';
  if (value >= 100) return Math.round(value).toLocaleString('en');
  return value >= 10 ? value.toFixed(1) : value.toFixed(2);
};

/** The rows as a Markdown table. */
export function tableOf(rows: readonly Row[]): string {
  const cells = rows.map((row) => [
    row.measure,
    `${shown(row.ours)} ${row.unit}${row.spread === undefined ? '' : ` ± ${row.spread.toFixed(0)} %`}`,
    row.limit === undefined ? '' : `${shown(row.limit)} ${row.unit}`,
    shown(row.ratio),
    shown(row.byProcessor),
    row.goal,
    row.met ? 'yes' : '**no**',
    shown(row.node),
    shown(row.database),
    row.note ?? '',
  ]);
  const head = [
    'measure',
    'ours',
    'limit',
    'ratio',
    'by processor',
    'goal',
    'met',
    'Node ms',
    'PostgreSQL ms',
    '',
  ];
  return [head, head.map(() => '---'), ...cells].map((line) => `| ${line.join(' | ')} |`).join('\n');
}
