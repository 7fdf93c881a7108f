/** Takes all admin rights from a member, after a question. The account stays, as a customer's. */
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { adminTexts } from '#texts/admin.ts';
import { teamTexts } from '#texts/team.ts';
import { adminApi } from '#web/api/adminClient.ts';
import { toastFailure } from '#web/api/failures.ts';
import type { TeamMember } from '#web/api/responses.ts';
import { confirm } from '#web/ui/confirm.ts';
import { toast } from '#web/ui/toast.ts';

export function useRemoveMember({ _id, name }: TeamMember) {
  const { revalidate } = useRevalidator();
  const [isBusy, setIsBusy] = useState(false);
  const remove = async () => {
    const question = teamTexts.removeQuestion(name);
    if (!(await confirm(question, { yes: teamTexts.remove, no: adminTexts.cancel, isDangerous: true })))
      return;
    setIsBusy(true);
    try {
      await adminApi.setRole({ params: { id: _id }, body: { role: 'user' } });
      toast(teamTexts.removed(name));
      await revalidate();
    } catch (error) {
      toastFailure(error, teamTexts.removeFailed);
    } finally {
      setIsBusy(false);
    }
  };
  return { isBusy, remove };
}
