import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { useRevalidator } from 'react-router';
import { newMemberSchema } from '#domain/duties.schema.ts';
import type { Duties } from '#domain/duties.ts';
import { teamTexts } from '#texts/team.ts';
import { adminApi } from '#web/api/adminClient.ts';
import { submitHandler } from '#web/api/formErrors.ts';
import { withRecentPassword } from '#web/auth/recentPassword.ts';
import { FormButtons } from '#web/components/admin/FormButtons.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Form } from '#web/ui/Form.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { toast } from '#web/ui/toast.ts';
import { useWhileMounted } from '#web/ui/useWhileMounted.ts';
import { DutyBoxes } from './DutyBoxes.tsx';

/** Makes an existing account an admin with the chosen duties. */
export function NewMemberForm({ onDone }: { onDone: () => void }) {
  const { revalidate } = useRevalidator();
  const finish = useWhileMounted(onDone);
  const form = useForm({
    resolver: zodResolver(newMemberSchema),
    // No duty is ticked before someone has thought about it.
    defaultValues: { email: '', duties: [] },
  });
  const { errors, isSubmitting } = form.formState;
  const save = async ({ email, duties }: { email: string; duties: Duties }) => {
    const body = { email, duties: duties && [...duties] };
    const { member } = await withRecentPassword(() => adminApi.addMember({ body }));
    toast(teamTexts.added(member.name));
    finish();
    void revalidate();
  };
  return (
    <section
      aria-labelledby="new-member"
      className="flex flex-col gap-4 rounded-md border border-line bg-paper p-4 lg:p-5"
    >
      <h2 id="new-member" className="text-lg">
        {teamTexts.addTitle}
      </h2>
      <Form
        onSubmit={submitHandler(form, save, { otherwise: teamTexts.addFailed })}
        failure={errors.root?.message}
      >
        <Field label={teamTexts.email} hint={teamTexts.emailHint} error={errors.email?.message} required>
          <TextInput {...form.register('email')} type="email" autoComplete="off" />
        </Field>
        <DutyBoxes field={form.register('duties')} error={errors.duties?.message} />
        <FormButtons
          verb={teamTexts.addToTeam}
          busyVerb={teamTexts.adding}
          isBusy={isSubmitting}
          size="sm"
          onCancel={onDone}
        />
      </Form>
    </section>
  );
}
