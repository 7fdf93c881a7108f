import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useRevalidator } from 'react-router';
import { dutiesSchema } from '#domain/duties.schema.ts';
import { dutyNames } from '#domain/duties.ts';
import { teamTexts } from '#texts/team.ts';
import { adminApi } from '#web/api/adminClient.ts';
import { submitHandler } from '#web/api/formErrors.ts';
import type { TeamMember } from '#web/api/responses.ts';
import { withRecentPassword } from '#web/auth/recentPassword.ts';
import { FormButtons } from '#web/components/admin/FormButtons.tsx';
import { Form } from '#web/ui/Form.tsx';
import { toast } from '#web/ui/toast.ts';
import { useWhileMounted } from '#web/ui/useWhileMounted.ts';
import { DutyBoxes } from './DutyBoxes.tsx';

interface DutiesFormProps {
  member: TeamMember;
  onDone: () => void;
}

/** Changes the duties of a member. */
export function DutiesForm({ member: { _id, name, duties, changedAt }, onDone }: DutiesFormProps) {
  const { revalidate } = useRevalidator();
  const finish = useWhileMounted(onDone);
  // Of the duties that the boxes began with: the page may be read again while the form is open.
  const [basedOn] = useState(changedAt);
  const form = useForm({
    resolver: zodResolver(dutiesSchema),
    defaultValues: { duties: duties ?? [...dutyNames] },
  });
  const { errors, isSubmitting } = form.formState;
  const save = async (body: { duties: TeamMember['duties'] }) => {
    try {
      await withRecentPassword(() => adminApi.setDuties({ params: { id: _id }, body: { ...body, basedOn } }));
    } finally {
      // Also after a refusal: the page then shows what another admin has changed.
      void revalidate();
    }
    toast(teamTexts.dutiesSaved(name));
    finish();
  };
  return (
    <Form
      onSubmit={submitHandler(form, save, { otherwise: teamTexts.saveFailed })}
      failure={errors.root?.message}
    >
      <DutyBoxes field={form.register('duties')} error={errors.duties?.message} />
      <FormButtons verb={teamTexts.saveDuties} isBusy={isSubmitting} size="sm" onCancel={onDone} />
    </Form>
  );
}
