import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { accountMessages } from '#domain/accountMessages.ts';
import { profileSchema } from '#domain/accounts.ts';
import { api } from '#web/api.ts';
import type { User } from '#web/catalogue.ts';
import { EmailField } from '#web/components/auth/EmailField.tsx';
import { PhoneField } from '#web/components/auth/PhoneField.tsx';
import { showFailure } from '#web/formErrors.ts';
import { keepUser } from '#web/session.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { FormAlert } from '#web/ui/FormAlert.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { toast } from '#web/ui/toast.ts';

export function ProfileForm({ user, onSaved }: { user: User; onSaved: () => void }) {
  const { name, email, phone } = user;
  const form = useForm({
    resolver: zodResolver(profileSchema),
    defaultValues: { name, email, phone: phone ?? '' },
  });
  const { errors, isSubmitting } = form.formState;
  const save = form.handleSubmit(async (changed) => {
    try {
      // A phone that was emptied is none.
      keepUser(await api.updateProfile({ body: { ...changed, phone: changed.phone ?? '' } }));
      toast('Profile updated successfully!');
      onSaved();
    } catch (error) {
      showFailure(form, error, { otherwise: accountMessages.profileUpdateFailed });
    }
  });
  return (
    <form noValidate method="post" onSubmit={save} className="flex max-w-form flex-col gap-5">
      <FormAlert>{errors.root?.message}</FormAlert>
      <Field label="Full Name" error={errors.name?.message} required>
        <TextInput {...form.register('name')} autoComplete="name" />
      </Field>
      <EmailField {...form.register('email')} error={errors.email?.message} autoComplete="email" />
      <PhoneField control={form.control} name="phone" label="Phone Number" />
      <Button type="submit" className="self-start" busy={isSubmitting} busyLabel="Saving...">
        Save Changes
      </Button>
    </form>
  );
}
