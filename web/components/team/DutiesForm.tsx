import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { dutiesSchema } from '#domain/duties.schema.ts';
import { dutyNames } from '#domain/duties.ts';
import { teamTexts } from '#texts/team.ts';
import { adminApi } from '#web/api/adminClient.ts';
import { submitHandler } from '#web/api/formErrors.ts';
import type { TeamMember } from '#web/api/responses.ts';
import { withRecentPassword } from '#web/auth/recentPassword.ts';
import { FormButtons } from '#web/components/admin/FormButtons.tsx';
import { useSaveAndReload } from '#web/components/admin/useSaveAndReload.ts';
import { Form } from '#web/ui/Form.tsx';
import { DutyBoxes } from './DutyBoxes.tsx';

interface DutiesFormProps {
  member: TeamMember;
  onDone: () => void;
}

/** Changes the duties of a member. */
export function DutiesForm({ member: { _id, name, duties, changedAt }, onDone }: DutiesFormProps) {
  const saveAndReload = useSaveAndReload(onDone);
  // Of the duties that the boxes began with: the page may be read again while the form is open.
  const [basedOn] = useState(changedAt);
  const form = useForm({
    resolver: zodResolver(dutiesSchema),
    defaultValues: { duties: duties ?? [...dutyNames] },
  });
  const { errors, isSubmitting } = form.formState;
  const send = (body: { duties: TeamMember['duties'] }) =>
    withRecentPassword(() => adminApi.setDuties({ params: { id: _id }, body: { ...body, basedOn } }));
  const save = (body: { duties: TeamMember['duties'] }) =>
    saveAndReload(() => send(body), teamTexts.dutiesSaved(name));
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
