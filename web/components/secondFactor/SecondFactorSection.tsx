/** Load it when it is asked for: a customer's account has none. */
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { TabSection } from '#web/components/account/TabSection.tsx';
import { Button } from '#web/ui/Button.tsx';
import { StepContent } from './StepContent.tsx';
import type { SecondFactor, Step, Way } from './secondFactor.ts';

interface SecondFactorSectionProps {
  factor: SecondFactor;
  email: string;
}

export function SecondFactorSection({ factor, email }: SecondFactorSectionProps) {
  const [step, setStep] = useState<Step>({ at: 'rest' });
  const { revalidate } = useRevalidator();
  const rest = () => {
    setStep({ at: 'rest' });
    void revalidate();
  };
  return (
    <TabSection
      title="Two-Step Login"
      action={<SectionButton step={step} isOn={factor.isOn} go={setStep} rest={rest} />}
    >
      <Arrival at={step.at}>
        <StepContent step={step} factor={factor} email={email} go={setStep} rest={rest} />
      </Arrival>
    </TabSection>
  );
}

/** What is shown once is left by saying that it is kept, not by cancelling. */
function SectionButton({ step, isOn, go, rest }: Way & { step: Step; isOn: boolean }) {
  if (step.at === 'codes' || (step.at === 'rest' && isOn)) return null;
  return (
    <Button look="outline" size="sm" onClick={() => (step.at === 'rest' ? go({ at: 'begin' }) : rest())}>
      {step.at === 'rest' ? 'Switch On' : 'Cancel'}
    </Button>
  );
}

/** Focus goes on to what a step brings, where the step hasn't a field that takes it. */
function Arrival({ at, children }: { at: Step['at']; children: ReactNode }) {
  const room = useRef<HTMLDivElement>(null);
  const last = useRef(at);
  useEffect(() => {
    if (last.current !== at && !room.current?.contains(document.activeElement)) room.current?.focus();
    last.current = at;
  }, [at]);
  return (
    <div ref={room} tabIndex={-1} className="outline-none">
      {children}
    </div>
  );
}
