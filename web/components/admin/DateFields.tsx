import { useSearchParams } from 'react-router';
import { adminTexts } from '#texts/admin.ts';
import { Field } from '#web/ui/Field.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';

/** A first and a last day, both included; `startDate` and `endDate` in the address. */
export function DateFields() {
  const [query] = useSearchParams();
  const startDate = query.get('startDate') ?? '';
  const endDate = query.get('endDate') ?? '';
  return (
    <div className="flex grow basis-75 flex-wrap gap-3 sm:min-w-92 sm:flex-nowrap lg:grow-0 lg:basis-92">
      <DateField
        label={adminTexts.from}
        name="startDate"
        defaultValue={startDate}
        max={endDate || undefined}
      />
      <DateField label={adminTexts.to} name="endDate" defaultValue={endDate} min={startDate || undefined} />
    </div>
  );
}

interface DateFieldProps {
  label: string;
  name: string;
  defaultValue: string;
  min?: string;
  max?: string;
}

const DateField = ({ label, ...input }: DateFieldProps) => (
  <Field label={label} className="min-w-40 grow basis-36">
    <TextInput type="date" className="px-3!" {...input} />
  </Field>
);
