/** Changing who may do what: told to the page's action, which asks the API. */
import { useFetcher } from 'react-router';
import type { User } from '#web/catalogue.ts';
import { confirm } from '#web/ui/confirm.ts';

/** Power that is given, or taken from somebody at work, is asked about; its way back is not. */
async function isMeant({ name }: User, isGrave: boolean, question: string, yes: string): Promise<boolean> {
  return !isGrave || confirm(question.replace('{name}', name), { yes, no: 'Cancel', isDangerous: true });
}

export function useStanding(user: User) {
  const fetcher = useFetcher({ key: `user ${user._id}` });
  const send = (change: { role: string } | { isActive: string }) =>
    fetcher.submit({ id: user._id, ...change }, { method: 'post' });
  const isAdmin = user.role === 'admin';
  return {
    isBusy: fetcher.state !== 'idle',
    async toggleRole() {
      if (!(await isMeant(user, !isAdmin, 'Make {name} an admin?', 'Make Admin'))) return;
      await send({ role: isAdmin ? 'user' : 'admin' });
    },
    async toggleActive() {
      if (!(await isMeant(user, user.isActive, 'Deactivate {name}?', 'Deactivate'))) return;
      await send({ isActive: String(!user.isActive) });
    },
  };
}
