import type { Fetcher } from 'react-router';
import { type Confirmation, callResultLabel } from '#domain/orderCalls.ts';
import { Button } from '#web/ui/Button.tsx';

interface OutcomeButtonsProps {
  outcomes: readonly Confirmation[];
  /** Sends the form that the buttons are in. */
  fetcher: Fetcher;
  /** For screen readers, where the order is not named beside the buttons. */
  fullLabel?: (outcome: Confirmation) => string;
}

/** Each records one result of a call. */
export function OutcomeButtons({ outcomes, fetcher, fullLabel }: OutcomeButtonsProps) {
  const isBusy = fetcher.state !== 'idle';
  const pressed = isBusy ? fetcher.formData?.get('outcome') : null;
  return outcomes.map((outcome) => (
    <Button
      key={outcome}
      type="submit"
      name="outcome"
      value={outcome}
      look="outline"
      size="sm"
      aria-label={fullLabel?.(outcome)}
      busy={pressed === outcome}
      disabled={isBusy && pressed !== outcome}
    >
      {callResultLabel(outcome)}
    </Button>
  ));
}
