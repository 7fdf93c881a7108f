/** Changes a user's role and active state through the page's action. */
import { useFetcher } from 'react-router';
import { adminTexts } from '#texts/admin.ts';
import { adminUsersTexts } from '#texts/adminUsers.ts';
import type { Customer } from '#web/api/responses.ts';
import { confirm } from '#web/ui/confirm.ts';

type Change = { intent: 'role'; role: string } | { intent: 'active'; isActive: string };

/** Granting rights or blocking a user needs confirmation; the reverse does not. */
export function useUserStatus({ _id, name, role, isActive }: Customer) {
  const fetcher = useFetcher({ key: `user ${_id}` });
  const send = (change: Change) => fetcher.submit({ id: _id, ...change }, { method: 'post' });
  const isConfirmed = (question: string, yes: string) =>
    confirm(question, { yes, no: adminTexts.cancel, isDangerous: true });
  return {
    isBusy: fetcher.state !== 'idle',
    async toggleRole() {
      if (role === 'admin') return send({ intent: 'role', role: 'user' });
      const question = adminUsersTexts.makeAdminQuestion(name);
      if (await isConfirmed(question, adminUsersTexts.makeAdmin))
        await send({ intent: 'role', role: 'admin' });
    },
    async toggleActive() {
      if (!isActive) return send({ intent: 'active', isActive: 'true' });
      const question = adminUsersTexts.deactivateQuestion(name);
      if (await isConfirmed(question, adminUsersTexts.deactivate))
        await send({ intent: 'active', isActive: 'false' });
    },
  };
}
