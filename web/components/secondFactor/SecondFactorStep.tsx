import { secondFactorMessages, secondFactorTexts } from '#texts/secondFactor.ts';
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
  onOthersLoggedOut: () => void;
}

/** Shows the step that the user is at. */
export function SecondFactorStep(props: SecondFactorStepProps) {
  const { step, factor, email, go, showStatus, onOthersLoggedOut } = props;
  switch (step.at) {
    case 'begin':
      return <BeginStep email={email} go={go} />;
    case 'setUp':
      return (
        <SetUpStep
          setUp={step.setUp}
          onSwitchedOn={(codes) => {
            toast(secondFactorMessages.switchedOn);
            onOthersLoggedOut();
            go({ at: 'codes', codes });
          }}
        />
      );
    case 'codes':
      return <RecoveryCodes codes={step.codes} email={email} onSaved={showStatus} />;
    case 'newCodes':
      return <NewCodesStep email={email} go={go} />;
    case 'off':
      return <SwitchOffStep email={email} showStatus={showStatus} />;
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

function BeginStep({ email, go }: Pick<SecondFactorStepProps, 'email' | 'go'>) {
  return (
    <PasswordConfirmForm
      email={email}
      button={secondFactorTexts.continue}
      busyLabel={secondFactorTexts.checking}
      failure={secondFactorMessages.beginFailed}
      onConfirmed={async ({ currentPassword }) =>
        go({ at: 'setUp', setUp: await adminApi.beginSecondFactor({ body: { currentPassword } }) })
      }
    >
      {secondFactorTexts.beginHint}
    </PasswordConfirmForm>
  );
}

function NewCodesStep({ email, go }: Pick<SecondFactorStepProps, 'email' | 'go'>) {
  return (
    <PasswordConfirmForm
      email={email}
      asksCode
      button={secondFactorTexts.createCodes}
      busyLabel={secondFactorTexts.creating}
      failure={secondFactorMessages.codesFailed}
      onConfirmed={async (body) => {
        const { recoveryCodes } = await api.newRecoveryCodes({ body });
        toast(secondFactorMessages.codesMade);
        go({ at: 'codes', codes: recoveryCodes });
      }}
    >
      {secondFactorTexts.newCodesReplace}
    </PasswordConfirmForm>
  );
}

function SwitchOffStep({ email, showStatus }: Pick<SecondFactorStepProps, 'email' | 'showStatus'>) {
  return (
    <PasswordConfirmForm
      email={email}
      asksCode
      button={secondFactorTexts.switchOff}
      busyLabel={secondFactorTexts.switchingOff}
      isDangerous
      failure={secondFactorMessages.switchOffFailed}
      onConfirmed={async (body) => {
        toast((await api.switchOffSecondFactor({ body })).message);
        showStatus();
      }}
    >
      {secondFactorTexts.offNeedsPassword}
    </PasswordConfirmForm>
  );
}
