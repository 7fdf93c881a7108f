/** How much of each fault is tried: a little within `npm test`, much by `npm run test:faults`. */
export const isLong = process.env.FAULTS === 'long';

export const sized = (short: number, long: number): number => (isLong ? long : short);

/** Long runs take what they take; short ones have to stay short. */
export const timeout = sized(120_000, 3 * 60 * 60 * 1000);
