import { counted } from '#domain/plurals.ts';
import { RECOVERY_CODES_LOW } from '#domain/secondFactorCodes.ts';
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
    return (
      <p className="-mt-3 text-muted">
        Off. Switch it on to protect your account: logging in then also needs a code from an app on your
        phone.
      </p>
    );
  }
  const codes = `${counted(left, 'recovery code')} left`;
  return (
    <div className="-mt-3 flex flex-col items-start gap-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone="good">On</Badge>
        <span className="text-muted">Logging in needs a code from your app. {codes}.</span>
      </p>
      <FormAlert tone="caution">
        {left <= RECOVERY_CODES_LOW &&
          (left === 0
            ? 'You have no recovery codes left. If you lose your phone, you cannot log in. Please create new ones.'
            : 'You have few recovery codes left. Please create new ones.')}
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
