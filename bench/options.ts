/** How long and how large a run is. */
import { parseArgs } from 'node:util';

export interface BenchOptions {
  /** Of one sample, after its warm-up. */
  seconds: number;
  warmSeconds: number;
  /** Samples of each side, in turns. */
  repeats: number;
  /** Products of most rows. */
  products: number;
  /** What the shop grows from, and to. Orders grow along. */
  small: number;
  large: number;
  /** Queries for each growth figure. */
  queries: number;
  /** Where the figures go as JSON. */
  output: string;
  /** Only rows whose name holds this. */
  only: string;
  /** Where grown shops stay, a directory for each size: growth alone is asked there. Empty: nothing stays. */
  kept: string;
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
      /** To see that it runs; its figures mean nothing. */
      short: { type: 'boolean', default: false },
      million: { type: 'boolean', default: false },
      seconds: { type: 'string' },
      repeats: { type: 'string' },
      output: { type: 'string', default: 'bench/results/server.json' },
      only: { type: 'string', default: '' },
      kept: { type: 'string', default: '' },
    },
  });
  const base = values.short ? short : whole;
  return {
    ...base,
    ...(values.million && { large: 1_000_000 }),
    ...(values.seconds && { seconds: Number(values.seconds) }),
    ...(values.repeats && { repeats: Number(values.repeats) }),
    output: values.output,
    only: values.only.toLowerCase(),
    kept: values.kept,
  };
}
