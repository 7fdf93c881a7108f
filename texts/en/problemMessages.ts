import { problemTexts } from './problems.ts';

/** The messages of errors that a browser gives itself. */
export const problemMessages = problemTexts;
