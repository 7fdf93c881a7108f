import type { ComponentProps } from 'react';
import { authTexts } from '#texts/auth.ts';
import { Field } from '#web/ui/Field.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';

/** The account's email, without auto-capitals and spell check. */
export function EmailField({ error, ...control }: ComponentProps<'input'> & { error?: string }) {
  return (
    <Field label={authTexts.emailAddress} error={error} required>
      <TextInput
        autoComplete="username"
        {...control}
        type="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
      />
    </Field>
  );
}
