import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { OpenChoice } from '#domain/buying.ts';
import { FieldError } from '#web/ui/control.tsx';

interface ChoiceFieldProps {
  choice: OpenChoice;
  legend: string;
  chosen: string | null;
  /** Message that a choice is required. */
  error: string | undefined;
  legendClass?: string;
  children: ReactNode;
}

const fieldId = (choice: OpenChoice) => `choose-${choice}`;

/** Scrolls to a missing choice and focuses it. */
export function goToChoice(choice: OpenChoice): void {
  const field = document.getElementById(fieldId(choice));
  field?.querySelector('input')?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: 'center' });
}

/** A required radio group. */
export function ChoiceField({ choice, legend, chosen, error, legendClass, children }: ChoiceFieldProps) {
  const id = fieldId(choice);
  return (
    <fieldset
      id={id}
      aria-describedby={error && `${id}-error`}
      className={clsx(error && 'rounded-sm outline-2 outline-bad outline-offset-8')}
    >
      <legend className={clsx('mb-2 font-medium text-sm', legendClass)}>
        {legend}
        {chosen && <span className="font-normal text-muted">: {chosen}</span>}
      </legend>
      {children}
      <div role="alert" className="not-empty:mt-2">
        {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      </div>
    </fieldset>
  );
}
