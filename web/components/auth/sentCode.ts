/** A sent reset code. Stored for this tab, because phones unload a page while the user opens the mail app. */
import { useStore } from 'zustand';
import { RESEND_WAIT_MS } from '#domain/accountWaits.ts';
import { CODE_MINUTES } from '#domain/passwords.ts';
import { persistedStore } from '#web/state/persistedStore.ts';

interface SentCode {
  /** Null before a code is requested. */
  email: string | null;
  sentAt: number;
}

const none: SentCode = { email: null, sentAt: 0 };

/** An expired code is useless, so the visit starts again. */
const isSentCode = (stored: unknown): stored is SentCode => {
  const { email, sentAt } = (stored ?? {}) as Partial<SentCode>;
  return typeof email === 'string' && Date.now() - (sentAt ?? 0) < CODE_MINUTES * 60_000;
};

const sentCodeStore = persistedStore<SentCode>({
  key: 'sentCode',
  empty: none,
  isSound: isSentCode,
  isOfTab: true,
});

export const saveSentCode = (email: string): void => sentCodeStore.setState({ email, sentAt: Date.now() });
export const forgetSentCode = (): void => sentCodeStore.setState(none);

/** The email address of the code, and the time when another may be requested. */
export function useSentCode(): { email: string | null; resendAt: number } {
  const { email, sentAt } = useStore(sentCodeStore);
  return { email, resendAt: sentAt + RESEND_WAIT_MS };
}
