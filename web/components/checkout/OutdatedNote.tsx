import type { ReactNode } from 'react';
import type { Problem } from '#domain/problems.ts';
import { dialled } from '#domain/settings.ts';
import { useSettings } from '#web/state/settings.ts';
import { FormAlert } from '#web/ui/FormAlert.tsx';
import { Link } from '#web/ui/Link.tsx';

interface OutdatedNoteProps {
  problem: Problem | null;
  /** False if everything is sold out. */
  isAnythingLeft: boolean;
}

const linkClass = 'font-medium underline underline-offset-4';
const toCart = (
  <Link to="/cart" className={linkClass}>
    change your cart
  </Link>
);

/** Orders of this size are taken by phone only. */
function CallFirst(): ReactNode {
  const { phone } = useSettings();
  return (
    <>
      <a href={`tel:${dialled(phone)}`} className={linkClass}>
        Call {phone}
      </a>
      , or {toCart}.
    </>
  );
}

const placeAgain = (
  <>The amounts below are up to date. Please check them and place your order again, or {toCart}.</>
);

/** Prices or stock changed after the page was opened. Says what changed and asks the shopper to confirm. */
export function OutdatedNote({ problem, isAnythingLeft }: OutdatedNoteProps) {
  return (
    <FormAlert tone="bad">
      {problem && (
        <>
          <p className="font-medium">{problem.message}</p>
          <p>
            Nothing has been ordered yet, and your details are still here.{' '}
            {problem.code === 'orderNeedsCall' ? <CallFirst /> : isAnythingLeft && placeAgain}
          </p>
        </>
      )}
    </FormAlert>
  );
}
