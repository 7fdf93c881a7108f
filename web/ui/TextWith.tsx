import { Fragment, type ReactNode } from 'react';

interface Props {
  /** A whole sentence with names in braces: 'Have an account? {login} to see your saved cart.' */
  text: string;
  /** What stands in the place of each name. */
  parts: Record<string, ReactNode>;
}

/** A text with elements inside, such as a link within a sentence. Each language has them in its own order. */
export function TextWith({ text, parts }: Props) {
  return text.split(/\{(\w+)\}/).map((piece, at) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text do not move.
    return <Fragment key={at}>{at % 2 === 0 ? piece : parts[piece]}</Fragment>;
  });
}
