/** What the rendering of a page leaves at its door, beside the answer. */
import { createContext } from 'react-router';

/** Of an answer that is a page. */
export const writtenPage = createContext<{ text?: readonly string[] }>();

/**
 * For who measures what it takes React alone to write a page: given the writing, to do it once more as often as they
 * like.
 */
export type Stopwatch = (write: () => string) => void;

export const stopwatch = createContext<Stopwatch | null>(null);
