/** Changes a user's role and state through the page's action. */
import { useFetcher } from 'react-router';
import type { User } from '#web/api/answers.ts';
import { confirm } from '#web/ui/confirm.ts';

/** Granting rights or blocking a user needs confirmation; the reverse does not. */
async function isMeant({ name }: User, isGrave: boolean, question: string, yes: string): Promise<boolean> {
  return !isGrave || confirm(question.replace('{name}', name), { yes, no: 'Cancel', isDangerous: true });
}

export function useUserStatus(user: User) {
  const fetcher = useFetcher({ key: `user ${user._id}` });
  const send = (change: { intent: 'role'; role: string } | { intent: 'active'; isActive: string }) =>
    fetcher.submit({ id: user._id, ...change }, { method: 'post' });
  const isAdmin = user.role === 'admin';
  return {
    isBusy: fetcher.state !== 'idle',
    async toggleRole() {
      if (
        !(await isMeant(
          user,
          !isAdmin,
          'Make {name} an admin? They can see and change everything.',
          'Make Admin',
        ))
      )
        return;
      await send({ intent: 'role', role: isAdmin ? 'user' : 'admin' });
    },
    async toggleActive() {
      if (
        !(await isMeant(user, user.isActive, 'Deactivate {name}? They can no longer log in.', 'Deactivate'))
      )
        return;
      await send({ intent: 'active', isActive: String(!user.isActive) });
    },
  };
}
