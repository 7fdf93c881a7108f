/** Commands that end sessions. Separate from `auth/session.ts`, which every page loads. */
import { accountMessages } from '#domain/accountMessages.ts';
import { api } from '#web/api/client.ts';
import { signOutHere } from '#web/auth/auth.ts';
import { sessionStore } from '#web/auth/session.ts';
import { toast } from '#web/ui/toast.ts';

/** Signs out here only after the server has ended all sessions; there is no later chance to end the others. */
export async function signOutEverywhere(): Promise<void> {
  await api.endSessions();
  signOutHere();
  toast(accountMessages.loggedOutEverywhere);
}

/** Signs out the other devices; this one continues with a new token. */
export async function changePassword(body: Parameters<typeof api.changePassword>[0]['body']): Promise<void> {
  const { token } = await api.changePassword({ body });
  sessionStore.setState({ token });
}
