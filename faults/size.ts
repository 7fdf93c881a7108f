/** How many rounds each fault gets: few in `npm test`, many in `npm run test:faults`. */
export const isLong = process.env.FAULTS === 'long';

export const sized = (short: number, long: number): number => (isLong ? long : short);

/**
 * The limit of a time that a test measures. Times are judged only in long runs, on a machine that does nothing else. A short
 * run shares its processor with other tests, so it only reports them.
 */
export const judgedMs = (limit: number): number => (isLong ? limit : Number.POSITIVE_INFINITY);

/** Only short runs have a short timeout. */
export const timeout = sized(120_000, 3 * 60 * 60 * 1000);
