import type { ReactNode } from 'react';
import type { Problem } from '#domain/problems.ts';
import { dialled } from '#domain/settings.ts';
import { checkoutTexts } from '#texts/checkout.ts';
import { useSettings } from '#web/state/settings.ts';
import { FormAlert } from '#web/ui/FormAlert.tsx';
import { Link } from '#web/ui/Link.tsx';
import { TextWith } from '#web/ui/TextWith.tsx';

interface OutdatedNoteProps {
  problem: Problem | null;
  /** False if everything is sold out. */
  isAnythingLeft: boolean;
}

const linkClass = 'font-medium underline underline-offset-4';
const toCart = (
  <Link to="/cart" className={linkClass}>
    {checkoutTexts.changeYourCart}
  </Link>
);

/** Orders of this size are taken by phone only. */
function CallFirst(): ReactNode {
  const { phone } = useSettings();
  return (
    <TextWith
      text={checkoutTexts.callOr}
      parts={{
        changeCart: toCart,
        call: (
          <a href={`tel:${dialled(phone)}`} className={linkClass}>
            {checkoutTexts.call(phone)}
          </a>
        ),
      }}
    />
  );
}

const placeAgain = <TextWith text={checkoutTexts.placeAgain} parts={{ changeCart: toCart }} />;

/** Prices or stock changed after the page was opened. Says what changed and asks the shopper to confirm. */
export function OutdatedNote({ problem, isAnythingLeft }: OutdatedNoteProps) {
  return (
    <FormAlert tone="bad">
      {problem && (
        <>
          <p className="font-medium">{problem.message}</p>
          <p>
            {checkoutTexts.nothingOrderedYet}{' '}
            {problem.code === 'orderNeedsCall' ? <CallFirst /> : isAnythingLeft && placeAgain}
          </p>
        </>
      )}
    </FormAlert>
  );
}
