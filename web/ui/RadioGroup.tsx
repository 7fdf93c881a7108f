import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';
import { FieldError } from './control.tsx';

export interface RadioChoice {
  value: string;
  label: ReactNode;
  /** Line below the label. */
  hint?: ReactNode;
  isDisabled?: boolean;
}

interface RadioGroupProps {
  legend: ReactNode;
  isLegendHidden?: boolean;
  name: string;
  choices: readonly RadioChoice[];
  value: string;
  onChange: (value: string) => void;
  error?: string;
  className?: string;
}

export function RadioGroup(props: RadioGroupProps) {
  const { legend, isLegendHidden, name, choices, value, onChange, error, className } = props;
  const errorId = useId();
  return (
    <fieldset className={className} aria-describedby={error ? errorId : undefined}>
      <legend className={isLegendHidden ? 'sr-only' : 'mb-1 font-medium text-sm'}>{legend}</legend>
      {choices.map((choice) => (
        <label
          key={choice.value}
          className={clsx(
            'flex min-h-11 items-start gap-3 py-2',
            choice.isDisabled ? 'cursor-not-allowed text-muted' : 'cursor-pointer',
          )}
        >
          <input
            type="radio"
            name={name}
            value={choice.value}
            checked={value === choice.value}
            disabled={choice.isDisabled}
            className="mt-1 size-5 shrink-0 cursor-pointer accent-accent disabled:cursor-not-allowed"
            onChange={() => onChange(choice.value)}
          />
          <span className="flex flex-col text-sm">
            {choice.label}
            {choice.hint && <span className="text-muted text-xs">{choice.hint}</span>}
          </span>
        </label>
      ))}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
}
