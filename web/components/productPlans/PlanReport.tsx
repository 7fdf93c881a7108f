import { doneLine, planLine } from '#domain/planTexts.ts';
import type { Plan } from '#web/api/responses.ts';
import { FormAlert } from '#web/ui/FormAlert.tsx';
import { PlanChanges } from './PlanChanges.tsx';
import { PlanFaults } from './PlanFaults.tsx';

const toneOf = ({ isDone, faultCount }: Plan) => (isDone ? 'good' : faultCount > 0 ? 'bad' : 'caution');

/** Preview or result of a plan: errors and changes. */
export function PlanReport({ plan }: { plan: Plan }) {
  return (
    <div className="flex flex-col gap-4">
      <FormAlert tone={toneOf(plan)}>{plan.isDone ? doneLine(plan) : planLine(plan)}</FormAlert>
      {plan.notes.length > 0 && (
        <FormAlert tone="caution">
          <ul className="flex flex-col gap-1">
            {plan.notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </FormAlert>
      )}
      {plan.faults.length > 0 && <PlanFaults plan={plan} />}
      {plan.changes.length > 0 && <PlanChanges plan={plan} />}
    </div>
  );
}
