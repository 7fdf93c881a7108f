import { Link } from 'react-router';
import type { Problem } from '#domain/problems.ts';
import { FormAlert } from '#web/ui/FormAlert.tsx';

interface OutdatedNoteProps {
  problem: Problem | null;
  /** False where all of it was sold meanwhile. */
  isAnythingLeft: boolean;
}

/** Prices or stock have moved since the page was opened: what happened, and that it is the shopper's turn again. */
export function OutdatedNote({ problem, isAnythingLeft }: OutdatedNoteProps) {
  return (
    <FormAlert tone="bad">
      {problem && (
        <>
          <p className="font-medium">{problem.message}</p>
          <p>
            Nothing has been ordered yet, and what you typed is kept.
            {isAnythingLeft && (
              <>
                {' '}
                The figures below are up to date: please look them over and place your order again, or{' '}
                <Link to="/cart" className="font-medium underline underline-offset-4">
                  change your cart
                </Link>
                .
              </>
            )}
          </p>
        </>
      )}
    </FormAlert>
  );
}
