/** A reset code on its way: kept for this tab, since phones drop a page while its owner looks for the mail. */
import { useStore } from 'zustand';
import { RESEND_WAIT_MS } from '#domain/accountMessages.ts';
import { CODE_MINUTES } from '#domain/accounts.ts';
import { keptStore } from '#web/keptStore.ts';

interface SentCode {
  /** Null while none has been asked for. */
  email: string | null;
  sentAt: number;
}

const none: SentCode = { email: null, sentAt: 0 };

/** A code that has expired can't be typed any more: that visit begins anew. */
const isSentCode = (kept: unknown): kept is SentCode => {
  const { email, sentAt } = (kept ?? {}) as Partial<SentCode>;
  return typeof email === 'string' && Date.now() - (sentAt ?? 0) < CODE_MINUTES * 60_000;
};

const sentCodeStore = keptStore<SentCode>({
  key: 'sentCode',
  empty: none,
  isSound: isSentCode,
  isOfTab: true,
});

export const keepSentCode = (email: string): void => sentCodeStore.setState({ email, sentAt: Date.now() });
export const forgetSentCode = (): void => sentCodeStore.setState(none);

/** The address the code was sent to, and from when on another may be asked for. */
export function useSentCode(): { email: string | null; resendAt: number } {
  const { email, sentAt } = useStore(sentCodeStore);
  return { email, resendAt: sentAt + RESEND_WAIT_MS };
}
