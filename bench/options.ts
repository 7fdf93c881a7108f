/** The options of a benchmark run. */
import { parseArgs } from 'node:util';

export interface BenchOptions {
  /** The length of one sample, after its warm-up. */
  seconds: number;
  warmSeconds: number;
  /** Samples of each side, alternating. */
  repeats: number;
  /** The number of products for most rows. */
  products: number;
  /** The sizes before and after growth. Orders grow too. */
  small: number;
  large: number;
  /** Requests per growth figure. */
  queries: number;
  /** The file for the figures as JSON. */
  output: string;
  /** Only these parts, separated by commas. */
  only: string;
  /**
   * The directory where grown databases stay, one per size: growth is measured there, and those parts for a large shop
   * that `only` names. Empty for temporary databases.
   */
  shops: string;
}

const whole = {
  seconds: 4,
  warmSeconds: 1,
  repeats: 3,
  products: 10_000,
  small: 1_000,
  large: 100_000,
  queries: 300,
};
const short = {
  seconds: 0.5,
  warmSeconds: 0.2,
  repeats: 1,
  products: 300,
  small: 100,
  large: 600,
  queries: 10,
};

export function readOptions(args: string[]): BenchOptions {
  const { values } = parseArgs({
    args,
    options: {
      /** A short run that only shows that the benchmark works. Its figures mean nothing. */
      short: { type: 'boolean', default: false },
      million: { type: 'boolean', default: false },
      seconds: { type: 'string' },
      repeats: { type: 'string' },
      output: { type: 'string', default: 'bench/results/server.json' },
      only: { type: 'string', default: '' },
      shops: { type: 'string', default: '' },
    },
  });
  const base = values.short ? short : whole;
  return {
    ...base,
    ...(values.million && { large: 1_000_000 }),
    ...(values.seconds && { seconds: Number(values.seconds) }),
    ...(values.repeats && { repeats: Number(values.repeats) }),
    output: values.output,
    only: values.only,
    shops: values.shops,
  };
}
