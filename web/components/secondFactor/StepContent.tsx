import { secondFactorMessages } from '#domain/secondFactors.ts';
import { api } from '#web/api.ts';
import { toast } from '#web/ui/toast.ts';
import { FactorAtRest } from './FactorAtRest.tsx';
import { PasswordStep } from './PasswordStep.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { SetUpStep } from './SetUpStep.tsx';
import { SwitchOffForm } from './SwitchOffForm.tsx';
import type { SecondFactor, Step, Way } from './secondFactor.ts';

interface StepContentProps extends Way {
  step: Step;
  factor: SecondFactor;
  email: string;
}

export function StepContent({ step, factor, email, go, rest }: StepContentProps) {
  switch (step.at) {
    case 'begin':
      return (
        <PasswordStep
          email={email}
          button="Continue"
          busyLabel="Checking..."
          failure={secondFactorMessages.beginFailed}
          onShown={async (currentPassword) =>
            go({ at: 'setUp', setUp: await api.beginSecondFactor({ body: { currentPassword } }) })
          }
        >
          First your password, then an authenticator app on your phone.
        </PasswordStep>
      );
    case 'setUp':
      return (
        <SetUpStep
          setUp={step.setUp}
          onSwitchedOn={(codes) => {
            toast(secondFactorMessages.switchedOn);
            go({ at: 'codes', codes });
          }}
        />
      );
    case 'codes':
      return <RecoveryCodes codes={step.codes} email={email} onKept={rest} />;
    case 'newCodes':
      return (
        <PasswordStep
          email={email}
          button="Make New Codes"
          busyLabel="Making..."
          failure={secondFactorMessages.codesFailed}
          onShown={async (currentPassword) => {
            const { recoveryCodes } = await api.newRecoveryCodes({ body: { currentPassword } });
            toast(secondFactorMessages.codesMade);
            go({ at: 'codes', codes: recoveryCodes });
          }}
        >
          Ten new recovery codes take the place of those that are left.
        </PasswordStep>
      );
    case 'off':
      return <SwitchOffForm email={email} onSwitchedOff={rest} />;
    default:
      return (
        <FactorAtRest
          factor={factor}
          onNewCodes={() => go({ at: 'newCodes' })}
          onSwitchOff={() => go({ at: 'off' })}
        />
      );
  }
}
