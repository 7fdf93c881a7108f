import { RECOVERY_CODES_LOW } from '#domain/secondFactorCodes.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { FormAlert } from '#web/ui/FormAlert.tsx';
import type { SecondFactor } from './secondFactor.ts';

interface FactorAtRestProps {
  factor: SecondFactor;
  onNewCodes: () => void;
  onSwitchOff: () => void;
}

export function FactorAtRest({ factor, onNewCodes, onSwitchOff }: FactorAtRestProps) {
  const { isOn, recoveryCodesLeft: left } = factor;
  if (!isOn) {
    return (
      <p className="-mt-3 text-muted">
        Off. With it on, logging in also takes a code from an app on your phone, so that your password alone
        opens nothing.
      </p>
    );
  }
  const codes = left === 1 ? '1 recovery code is left' : `${left} recovery codes are left`;
  return (
    <div className="-mt-3 flex flex-col items-start gap-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone="good">On</Badge>
        <span className="text-muted">Logging in takes a code from your app. {codes}.</span>
      </p>
      <FormAlert tone="caution">
        {left <= RECOVERY_CODES_LOW &&
          (left === 0
            ? 'Without recovery codes, losing your phone locks you out. Please make new ones.'
            : 'Your recovery codes are nearly used up. Please make new ones.')}
      </FormAlert>
      <div className="flex flex-wrap gap-3">
        <Button look="outline" size="sm" onClick={onNewCodes}>
          New Recovery Codes
        </Button>
        <Button look="outline" size="sm" onClick={onSwitchOff}>
          Switch Off
        </Button>
      </div>
    </div>
  );
}
