/** Reproducible random numbers: the same seed gives the same sequence. */
export interface Random {
  /** From 0 up to, not including, `below`. */
  whole(below: number): number;
  /** True in this percentage of calls. */
  percent(of: number): boolean;
  one<T>(of: readonly T[]): T;
  shuffled<T>(all: readonly T[]): T[];
}

export function randomOf(seed: number): Random {
  let state = seed >>> 0;
  // Mulberry32: small, fast, and uniform enough for choosing test steps.
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (below: number) => Math.floor(next() * below);
  return {
    whole,
    percent: (of) => next() * 100 < of,
    one: (of) => {
      if (of.length === 0) throw new RangeError('there is nothing to choose from');
      return of[whole(of.length)] as (typeof of)[number];
    },
    shuffled: (all) =>
      all
        .map((each) => ({ each, at: next() }))
        .sort((one, other) => one.at - other.at)
        .map(({ each }) => each),
  };
}
