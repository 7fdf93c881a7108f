import type { ReactNode } from 'react';
import { type FieldError, get, useFormContext } from 'react-hook-form';
import type { SettingName } from '#domain/settingsVersions.ts';
import { adminSettingsTexts } from '#texts/adminSettings.ts';
import { settingLabels } from '#texts/settings.ts';
import { Field } from '#web/ui/Field.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import type { SettingsDraft } from './settingsDraft.ts';

interface SettingFieldProps {
  name: SettingName;
  maxLength: number;
  hint?: ReactNode;
  /** Optional setting. */
  optional?: boolean;
  kind?: 'line' | 'paragraph' | 'phone' | 'link' | 'amount' | 'count' | 'email';
}

const keyboards = {
  line: {},
  phone: { type: 'tel', inputMode: 'tel' },
  link: { type: 'url', inputMode: 'url', placeholder: 'https://' },
  email: { type: 'email', inputMode: 'email' },
  amount: { inputMode: 'decimal' },
  count: { inputMode: 'numeric' },
} as const;

/** One setting, with the same label as in the history. */
export function SettingField({ name, maxLength, hint, optional = false, kind = 'line' }: SettingFieldProps) {
  const { register, formState } = useFormContext<SettingsDraft>();
  const error = (get(formState.errors, name) as FieldError | undefined)?.message;
  const label = settingLabels[name] ?? name;
  return (
    <Field
      label={kind === 'amount' ? adminSettingsTexts.inTaka(label) : label}
      required={!optional}
      optional={optional}
      hint={hint}
      error={error}
    >
      {kind === 'paragraph' ? (
        <TextArea {...register(name)} rows={3} maxLength={maxLength} />
      ) : (
        <TextInput {...register(name)} {...keyboards[kind]} maxLength={maxLength} autoComplete="off" />
      )}
    </Field>
  );
}
