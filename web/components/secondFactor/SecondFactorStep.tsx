import { secondFactorMessages } from '#domain/secondFactors.ts';
import { adminApi } from '#web/api/adminClient.ts';
import { api } from '#web/api/client.ts';
import { toast } from '#web/ui/toast.ts';
import { FactorStatus } from './FactorStatus.tsx';
import { PasswordConfirmForm } from './PasswordConfirmForm.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { SetUpStep } from './SetUpStep.tsx';
import type { SecondFactor, Step, StepNavigation } from './secondFactor.ts';

interface SecondFactorStepProps extends StepNavigation {
  step: Step;
  factor: SecondFactor;
  email: string;
}

export function SecondFactorStep({ step, factor, email, go, showStatus }: SecondFactorStepProps) {
  switch (step.at) {
    case 'begin':
      return (
        <PasswordConfirmForm
          email={email}
          button="Continue"
          busyLabel="Checking..."
          failure={secondFactorMessages.beginFailed}
          onConfirmed={async ({ currentPassword }) =>
            go({ at: 'setUp', setUp: await adminApi.beginSecondFactor({ body: { currentPassword } }) })
          }
        >
          First enter your password. Then set up an authenticator app on your phone.
        </PasswordConfirmForm>
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
      return <RecoveryCodes codes={step.codes} email={email} onSaved={showStatus} />;
    case 'newCodes':
      return (
        <PasswordConfirmForm
          email={email}
          asksCode
          button="Create New Codes"
          busyLabel="Creating..."
          failure={secondFactorMessages.codesFailed}
          onConfirmed={async (body) => {
            const { recoveryCodes } = await api.newRecoveryCodes({ body });
            toast(secondFactorMessages.codesMade);
            go({ at: 'codes', codes: recoveryCodes });
          }}
        >
          Ten new recovery codes replace the old ones.
        </PasswordConfirmForm>
      );
    case 'off':
      return (
        <PasswordConfirmForm
          email={email}
          asksCode
          button="Switch Off"
          busyLabel="Switching off..."
          isDangerous
          failure={secondFactorMessages.switchOffFailed}
          onConfirmed={async (body) => {
            toast((await api.switchOffSecondFactor({ body })).message);
            showStatus();
          }}
        >
          You can then log in with only your password.
        </PasswordConfirmForm>
      );
    default:
      return (
        <FactorStatus
          factor={factor}
          onNewCodes={() => go({ at: 'newCodes' })}
          onSwitchOff={() => go({ at: 'off' })}
        />
      );
  }
}
