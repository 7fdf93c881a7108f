/** What the rendering of a page leaves at its door, beside the answer. */
import { createContext } from 'react-router';

/** Of an answer that is a page. */
export const writtenPage = createContext<{ text?: readonly string[] }>();

/** For who measures what it takes React alone to write a page: to do it once more, whole, as often as they like. */
export interface Writing {
  write(): string;
  /** Forgets what other pages had written. */
  forget(): void;
}

export type Stopwatch = (writing: Writing) => void;

export const stopwatch = createContext<Stopwatch | null>(null);
