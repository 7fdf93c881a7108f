import { useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { duties, dutyNames, mayDo } from '#domain/duties.ts';
import { useUser } from '#web/auth/session.ts';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { FieldError } from '#web/ui/Field.tsx';

interface DutyBoxesProps {
  /** Of the form's field. All boxes share it. */
  field: UseFormRegisterReturn;
  error?: string;
}

/** One checkbox per duty, with what it allows. One can grant only what one has. */
export function DutyBoxes({ field, error }: DutyBoxesProps) {
  const own = useUser();
  const errorId = useId();
  return (
    <fieldset aria-describedby={error ? errorId : undefined}>
      <legend className="font-medium text-sm">Duties</legend>
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
                <span className="font-medium">{duties[duty].label}</span>
                <span className="block text-muted">{duties[duty].allows}</span>
              </>
            }
          />
        ))}
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
}
