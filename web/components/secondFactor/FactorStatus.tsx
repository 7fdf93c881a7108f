import { RECOVERY_CODES_LOW } from '#domain/secondFactorCodes.ts';
import { secondFactorTexts } from '#texts/secondFactor.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { FormAlert } from '#web/ui/FormAlert.tsx';
import type { SecondFactor } from './secondFactor.ts';

interface FactorStatusProps {
  factor: SecondFactor;
  onNewCodes: () => void;
  onSwitchOff: () => void;
}

export function FactorStatus({ factor, onNewCodes, onSwitchOff }: FactorStatusProps) {
  const { isOn, recoveryCodesLeft: left } = factor;
  if (!isOn) {
    return <p className="-mt-3 text-muted">{secondFactorTexts.off}</p>;
  }
  return (
    <div className="-mt-3 flex flex-col items-start gap-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone="good">{secondFactorTexts.on}</Badge>
        <span className="text-muted">{secondFactorTexts.onWithCodes(left)}</span>
      </p>
      <FormAlert tone="caution">
        {left <= RECOVERY_CODES_LOW && (left === 0 ? secondFactorTexts.noCodes : secondFactorTexts.fewCodes)}
      </FormAlert>
      <div className="flex flex-wrap gap-3">
        <Button look="outline" size="sm" onClick={onNewCodes}>
          {secondFactorTexts.newCodes}
        </Button>
        <Button look="outline" size="sm" onClick={onSwitchOff}>
          {secondFactorTexts.switchOff}
        </Button>
      </div>
    </div>
  );
}
