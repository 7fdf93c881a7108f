import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { accountMessages } from '#domain/accountMessages.ts';
import { profileSchema } from '#domain/accounts.ts';
import { api } from '#web/api.ts';
import type { User } from '#web/catalogue.ts';
import { EmailField } from '#web/components/auth/EmailField.tsx';
import { PhoneField } from '#web/components/auth/PhoneField.tsx';
import { sending } from '#web/formErrors.ts';
import { keepUser } from '#web/session.ts';
import { typedInto, useKeepTyped } from '#web/typedForms.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Form } from '#web/ui/Form.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { toast } from '#web/ui/toast.ts';

/** What the tab keeps of it under this name. */
export const PROFILE_FORM = 'profile';

type Ready = z.output<typeof profileSchema>;

export function ProfileForm({ user, onSaved }: { user: User; onSaved: () => void }) {
  const { name, email, phone } = user;
  const form = useForm({
    resolver: zodResolver(profileSchema),
    defaultValues: typedInto(PROFILE_FORM, { name, email, phone: phone ?? '' }),
  });
  useKeepTyped(PROFILE_FORM, form);
  const { errors, isSubmitting } = form.formState;
  const save = async (changed: Ready) => {
    // A phone that was emptied is none.
    keepUser(await api.updateProfile({ body: { ...changed, phone: changed.phone ?? '' } }));
    toast('Profile updated successfully!');
    onSaved();
  };
  return (
    <Form
      onSubmit={sending(form, save, { otherwise: accountMessages.profileUpdateFailed })}
      failure={errors.root?.message}
      className="max-w-form"
    >
      <Field label="Full Name" error={errors.name?.message} required>
        <TextInput {...form.register('name')} autoComplete="name" />
      </Field>
      <EmailField {...form.register('email')} error={errors.email?.message} autoComplete="email" />
      <PhoneField control={form.control} name="phone" label="Phone Number" />
      <Button type="submit" className="self-start" busy={isSubmitting} busyLabel="Saving...">
        Save Changes
      </Button>
    </Form>
  );
}
