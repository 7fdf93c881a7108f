import { orderLifecycleTexts } from '#texts/orderLifecycle.ts';
import { Field } from '#web/ui/Field.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';

interface PrivateNoteFieldProps {
  value: string;
  maxLength: number;
  error?: string;
  onType: (note: string) => void;
}

/** A note that only admins read. */
export const PrivateNoteField = ({ value, maxLength, error, onType }: PrivateNoteFieldProps) => (
  <Field label={orderLifecycleTexts.note} hint={orderLifecycleTexts.onlyAdmins} error={error} optional>
    <TextInput value={value} maxLength={maxLength} onChange={({ target }) => onType(target.value)} />
  </Field>
);
