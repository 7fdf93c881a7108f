import type { MouseEvent } from 'react';

/**
 * For a button that takes its line out of the list: the next line moves below the finger, and the second tap of a double tap would
 * take that one out, too.
 */
export const onFirstTap =
  (press: () => Promise<void>) =>
  ({ detail }: MouseEvent): void => {
    if (detail < 2) void press();
  };
