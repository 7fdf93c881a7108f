import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { accountTexts } from '#texts/account.ts';
import { accountMessages } from '#texts/accountMessages.ts';
import { api } from '#web/api/client.ts';
import { toastFailure } from '#web/api/failures.ts';
import { toastOutcome } from '#web/api/toastOutcome.ts';
import { logOutHere, mayEndSession } from '#web/auth/logout.ts';
import { confirm } from '#web/ui/confirm.ts';
import { toast } from '#web/ui/toast.ts';
import type { Devices } from './accountData.ts';

/** Logs out here only after the server has ended all sessions; there is no later chance to end the others. */
async function logOutEverywhere(): Promise<void> {
  await api.endSessions();
  logOutHere();
  toast(accountMessages.loggedOutEverywhere);
}

const asks = { yes: accountTexts.logOut, no: accountTexts.cancel };

export async function endAllSessions() {
  if (!(await mayEndSession()) || !(await confirm(accountTexts.logOutEverywhereQuestion, asks))) return;
  await logOutEverywhere().catch((error: unknown) =>
    toastFailure(error, accountTexts.logOutEverywhereFailed),
  );
}

/** Ends sessions on other devices, then reloads the list. */
export function useEndSessions() {
  const { revalidate } = useRevalidator();
  const [isBusy, setIsBusy] = useState(false);
  const end = async (call: () => Promise<{ message: string }>, failure: string) => {
    setIsBusy(true);
    await toastOutcome(call(), failure);
    await revalidate();
    setIsBusy(false);
  };
  return {
    isBusy,
    endOne: ({ _id }: Devices[number]) =>
      end(() => api.endSession({ params: { id: _id } }), accountTexts.logOutFailed),
    async endOthers() {
      if (!(await confirm(accountTexts.logOutOthersQuestion, asks))) return;
      await end(() => api.endSessions({ query: { keep: 'current' } }), accountTexts.logOutOthersFailed);
    },
  };
}
