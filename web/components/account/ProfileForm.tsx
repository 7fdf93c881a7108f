import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { isSameEmail, profileFormSchema } from '#domain/accounts.ts';
import { accountTexts } from '#texts/account.ts';
import { accountMessages } from '#texts/accountMessages.ts';
import { ownPhoneTexts } from '#texts/ownPhone.ts';
import { api } from '#web/api/client.ts';
import { submitHandler } from '#web/api/formErrors.ts';
import type { User } from '#web/api/responses.ts';
import { updateUser } from '#web/auth/session.ts';
import { EmailField } from '#web/components/auth/EmailField.tsx';
import { CurrentPasswordField } from '#web/components/auth/PasswordField.tsx';
import { PhoneField } from '#web/components/auth/PhoneField.tsx';
import { useFormDraft, withFormDraft } from '#web/state/formDrafts.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Form } from '#web/ui/Form.tsx';
import { Select } from '#web/ui/Select.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { toast } from '#web/ui/toast.ts';
import { useWhileMounted } from '#web/ui/useWhileMounted.ts';

/** Name of this form's draft. */
export const PROFILE_FORM = 'profile';

type Ready = z.output<ReturnType<typeof profileFormSchema>>;

/** An empty phone field removes the number. */
const changesOf = ({ currentPassword, email, ...changed }: Ready, isOtherEmail: boolean) => ({
  ...changed,
  phone: changed.phone ?? '',
  ...(email && { email }),
  ...(isOtherEmail && { currentPassword }),
});

/** A new email needs the password, so the field shows while the email differs. */
export function ProfileForm({ user, onSaved }: { user: User; onSaved: () => void }) {
  const { name, email, phone, language = 'en', wantsSms = true } = user;
  const finish = useWhileMounted(onSaved);
  const form = useForm({
    resolver: zodResolver(profileFormSchema(email)),
    defaultValues: {
      ...withFormDraft(PROFILE_FORM, { name, email: email ?? '', phone: phone ?? '', language, wantsSms }),
      currentPassword: '',
    },
  });
  useFormDraft(PROFILE_FORM, form);
  const isOtherEmail = !isSameEmail(useWatch({ control: form.control, name: 'email' }), email);
  const { errors, isSubmitting } = form.formState;
  const mayHaveEmail = email !== null || user.hasPassword;
  const save = async (ready: Ready) => {
    updateUser(await api.updateProfile({ body: changesOf(ready, isOtherEmail) }));
    toast(accountTexts.profileUpdated);
    finish();
  };
  return (
    <Form
      onSubmit={submitHandler(form, save, { otherwise: accountMessages.profileUpdateFailed })}
      failure={errors.root?.message}
      className="max-w-form"
    >
      <Field label={accountTexts.fullName} error={errors.name?.message} required>
        <TextInput {...form.register('name')} autoComplete="name" />
      </Field>
      {mayHaveEmail ? (
        <EmailField {...form.register('email')} error={errors.email?.message} autoComplete="email" />
      ) : (
        <p className="text-muted text-sm">{ownPhoneTexts.emailNeedsPassword}</p>
      )}
      {isOtherEmail && (
        <CurrentPasswordField
          {...form.register('currentPassword', { shouldUnregister: true })}
          email={email}
          error={errors.currentPassword?.message}
        />
      )}
      <PhoneField
        control={form.control}
        name="phone"
        label={accountTexts.phoneNumber}
        hint={user.isPhoneVerified ? ownPhoneTexts.afterChange : undefined}
      />
      <Field label={ownPhoneTexts.language} error={errors.language?.message}>
        <Select {...form.register('language')}>
          <option value="en">{accountTexts.english}</option>
          <option value="bn" lang="bn">
            বাংলা
          </option>
        </Select>
      </Field>
      <Checkbox {...form.register('wantsSms')} label={ownPhoneTexts.wantsSms} />
      <Button type="submit" className="self-start" busy={isSubmitting} busyLabel={accountTexts.saving}>
        {accountTexts.saveChanges}
      </Button>
    </Form>
  );
}
