import { useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { dutyNames, mayDo } from '#domain/duties.ts';
import { dutiesTexts } from '#texts/duties.ts';
import { teamTexts } from '#texts/team.ts';
import { useUser } from '#web/auth/session.ts';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { FieldError } from '#web/ui/control.tsx';

interface DutyBoxesProps {
  /** The field of the form that all boxes share. */
  field: UseFormRegisterReturn;
  error?: string;
}

/** One checkbox per duty, with what it allows. One can grant only what one has. */
export function DutyBoxes({ field, error }: DutyBoxesProps) {
  const own = useUser();
  const errorId = useId();
  return (
    <fieldset aria-describedby={error ? errorId : undefined}>
      <legend className="font-medium text-sm">{teamTexts.duties}</legend>
      <div className="grid gap-x-6 pt-1 lg:grid-cols-2">
        {dutyNames.map((duty) => (
          <Checkbox
            key={duty}
            {...field}
            value={duty}
            disabled={!mayDo(own, duty)}
            className={mayDo(own, duty) ? undefined : 'opacity-60'}
            label={
              <>
                <span className="font-medium">{dutiesTexts.labels[duty]}</span>
                <span className="block text-muted">{dutiesTexts.allows[duty]}</span>
              </>
            }
          />
        ))}
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
}
