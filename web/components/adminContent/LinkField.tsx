import { useState } from 'react';
import { useController } from 'react-hook-form';
import { adminContentTexts } from '#texts/adminContent.ts';
import { Field } from '#web/ui/Field.tsx';
import { Select } from '#web/ui/Select.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { useContentError } from './ContentField.tsx';
import { linkChoices } from './linkChoices.ts';

interface LinkFieldProps {
  name: string;
  optional?: boolean;
}

const OTHER = 'other';

/** Chooses a page of the shop, or takes any other address. */
export function LinkField({ name, optional = false }: LinkFieldProps) {
  const { field } = useController({ name });
  const isListed = (field.value === '' && optional) || linkChoices.some(({ to }) => to === field.value);
  const [isOther, setIsOther] = useState(!isListed);
  const choose = (chosen: string) => {
    setIsOther(chosen === OTHER);
    if (chosen !== OTHER) field.onChange(chosen);
  };
  const error = useContentError(name);
  return (
    <div className="flex flex-col gap-2">
      <Field
        label={adminContentTexts.link}
        required={!optional}
        optional={optional}
        error={isOther ? undefined : error}
      >
        <Select
          value={isOther ? OTHER : field.value}
          onChange={({ target }) => choose(target.value)}
          onBlur={field.onBlur}
        >
          {optional && <option value="">{adminContentTexts.noLink}</option>}
          {linkChoices.map(({ to, label }) => (
            <option key={to} value={to}>
              {label}
            </option>
          ))}
          <option value={OTHER}>{adminContentTexts.anotherAddress}</option>
        </Select>
      </Field>
      {isOther && (
        <Field label={adminContentTexts.address} hint={adminContentTexts.linkHint} error={error} required>
          <TextInput {...field} maxLength={300} autoComplete="off" />
        </Field>
      )}
    </div>
  );
}
