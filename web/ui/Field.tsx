import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';
import { uiTexts } from '#texts/ui.ts';
import { FieldContext, FieldError } from './control.tsx';

interface FieldProps {
  label: ReactNode;
  /** Shows the label to screen readers only. */
  isLabelHidden?: boolean;
  hint?: ReactNode;
  error?: string;
  required?: boolean;
  /** Adds '(optional)' to the label. */
  optional?: boolean;
  className?: string;
  children: ReactNode;
}

export function Field(props: FieldProps) {
  const { label, isLabelHidden, hint, error, required = false, optional, className, children } = props;
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const describedBy = [errorId, hintId].filter(Boolean).join(' ') || undefined;
  return (
    <div className={clsx('flex flex-col gap-1', className)}>
      <label htmlFor={id} className={isLabelHidden ? 'sr-only' : 'text-sm font-medium'}>
        {label}
        {required && <span aria-hidden="true"> *</span>}
        {optional && <span className="font-normal text-muted">{uiTexts.optional}</span>}
      </label>
      <FieldContext value={{ id, describedBy, isInvalid: Boolean(error), isRequired: required }}>
        {children}
      </FieldContext>
      {hint && (
        <p id={hintId} className="text-muted text-xs">
          {hint}
        </p>
      )}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}
