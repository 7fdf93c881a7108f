/** Load lazily: customers' accounts do not have this section. */
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { accountTexts } from '#texts/account.ts';
import { secondFactorTexts } from '#texts/secondFactor.ts';
import { TabSection } from '#web/components/account/TabSection.tsx';
import { Button } from '#web/ui/Button.tsx';
import { SecondFactorStep } from './SecondFactorStep.tsx';
import type { SecondFactor, Step, StepNavigation } from './secondFactor.ts';

interface SecondFactorSectionProps {
  factor: SecondFactor;
  email: string;
  /** Called when it is switched on, while the recovery codes are shown. */
  onOthersLoggedOut: () => void;
}

export function SecondFactorSection({ factor, email, onOthersLoggedOut }: SecondFactorSectionProps) {
  const [step, setStep] = useState<Step>({ at: 'status' });
  const { revalidate } = useRevalidator();
  const showStatus = () => {
    setStep({ at: 'status' });
    void revalidate();
  };
  return (
    <TabSection
      title={secondFactorTexts.title}
      action={<SectionButton step={step} isOn={factor.isOn} go={setStep} showStatus={showStatus} />}
    >
      <StepFocus at={step.at}>
        <SecondFactorStep
          step={step}
          factor={factor}
          email={email}
          go={setStep}
          showStatus={showStatus}
          onOthersLoggedOut={onOthersLoggedOut}
        />
      </StepFocus>
    </TabSection>
  );
}

/** No cancel button while the recovery codes show: the user confirms that they are saved. */
function SectionButton({ step, isOn, go, showStatus }: StepNavigation & { step: Step; isOn: boolean }) {
  if (step.at === 'codes' || (step.at === 'status' && isOn)) return null;
  return (
    <Button
      look="outline"
      size="sm"
      onClick={() => (step.at === 'status' ? go({ at: 'begin' }) : showStatus())}
    >
      {step.at === 'status' ? secondFactorTexts.switchOn : accountTexts.cancel}
    </Button>
  );
}

/** Moves the focus to a new step if the focused element went with the last one. */
function StepFocus({ at, children }: { at: Step['at']; children: ReactNode }) {
  const container = useRef<HTMLDivElement>(null);
  const last = useRef(at);
  useEffect(() => {
    if (last.current !== at && document.activeElement === document.body) container.current?.focus();
    last.current = at;
  }, [at]);
  return (
    <div ref={container} tabIndex={-1} className="outline-none">
      {children}
    </div>
  );
}
