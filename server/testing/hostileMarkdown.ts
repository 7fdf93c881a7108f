/** Markdown of signs that a careless reader would nest or look ahead for, as long as a page's text may be. */
const LONGEST = 20_000;

export const repeated = (sign: string): string => sign.repeat(Math.floor(LONGEST / sign.length));

/** The slowest text that is known: each line is just below the limit of signs in a row. */
export const manyListMarks = `${'1. '.repeat(199)}x\n`.repeat(33);
