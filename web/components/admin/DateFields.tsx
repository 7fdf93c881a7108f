import { useSearchParams } from 'react-router';
import { Field } from '#web/ui/Field.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';

/** From a day to a day, both included; in the address as `startDate` and `endDate`. */
export function DateFields() {
  const [query] = useSearchParams();
  const startDate = query.get('startDate') ?? '';
  const endDate = query.get('endDate') ?? '';
  return (
    <div className="flex grow basis-75 gap-3 lg:grow-0 lg:basis-88">
      <Field label="From" className="min-w-0 grow basis-36">
        <TextInput type="date" name="startDate" defaultValue={startDate} max={endDate || undefined} />
      </Field>
      <Field label="To" className="min-w-0 grow basis-36">
        <TextInput type="date" name="endDate" defaultValue={endDate} min={startDate || undefined} />
      </Field>
    </div>
  );
}
