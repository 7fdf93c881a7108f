/** Takes all admin rights from a member, after a question. The account stays, as a customer's. */
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '#web/api/client.ts';
import { toastFailure } from '#web/api/failures.ts';
import type { TeamMember } from '#web/api/responses.ts';
import { confirm } from '#web/ui/confirm.ts';
import { toast } from '#web/ui/toast.ts';

export function useRemoveMember({ _id, name }: TeamMember) {
  const { revalidate } = useRevalidator();
  const [isBusy, setIsBusy] = useState(false);
  const remove = async () => {
    const question = `Remove ${name} from the team? Their account stays, without the admin area.`;
    if (!(await confirm(question, { yes: 'Remove', no: 'Cancel', isDangerous: true }))) return;
    setIsBusy(true);
    try {
      await api.setRole({ params: { id: _id }, body: { role: 'user' } });
      toast(`${name} is no longer in the team`);
      await revalidate();
    } catch (error) {
      toastFailure(error, 'Failed to remove the member');
    } finally {
      setIsBusy(false);
    }
  };
  return { isBusy, remove };
}
