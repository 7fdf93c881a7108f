/** For what the shop refuses to do twice: an account, a review, a password by a code that is used up. */
import { useRef } from 'react';
import { isProblem, type ProblemCode } from '#domain/problems.ts';
import { isDecided } from './isDecided.ts';
import { isUnreachable } from './problemKind.ts';

interface Known<T> {
  /** The code with which the shop refuses it as done already. */
  refusal: ProblemCode;
  /** Gets what the lost response would have brought. */
  find: () => Promise<T>;
}

/**
 * Returns what sends it. If an earlier try got no response and the next one is refused as done already, the earlier one was carried
 * out, unless its result is not found.
 */
export function useLostTries() {
  const mayBeDone = useRef(false);
  return async <T>(send: () => Promise<T>, { refusal, find }: Known<T>): Promise<T> => {
    try {
      return await send();
    } catch (error) {
      if (mayBeDone.current && isProblem(error) && error.code === refusal)
        return find().catch((failure) => {
          throw isUnreachable(failure) ? failure : error;
        });
      if (!isDecided(error)) mayBeDone.current = true;
      throw error;
    }
  };
}
