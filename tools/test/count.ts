import { stripVTControlCharacters } from 'node:util';

/** The result of a step of `npm test`. */
export interface Count {
  passed: number;
  skipped: number;
  /** One line for each failed case: its place and the first line of its error. */
  failures: string[];
}

/** Of a check without cases. */
export const onePassed: Count = { passed: 1, skipped: 0, failures: [] };

export function failureLine(place: string, error: { message?: string } | undefined): string {
  const message = stripVTControlCharacters(error?.message ?? 'no error message').trim();
  return `${place}: ${message.split('\n')[0]}`;
}
