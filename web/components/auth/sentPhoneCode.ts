/** A code that was sent by SMS. Stored for this tab, because phones unload a page while the user reads the SMS. */
import { useStore } from 'zustand';
import { RESEND_WAIT_MS } from '#domain/accountWaits.ts';
import { PHONE_CODE_MINUTES } from '#domain/phoneLogin.ts';
import { persistedStore } from '#web/state/persistedStore.ts';

interface SentPhoneCode {
  /** Null before a code is requested. */
  phone: string | null;
  sentAt: number;
}

const none: SentPhoneCode = { phone: null, sentAt: 0 };

/** An expired code is useless, so the visit starts again. */
const isSentPhoneCode = (stored: unknown): stored is SentPhoneCode => {
  const { phone, sentAt } = (stored ?? {}) as Partial<SentPhoneCode>;
  return typeof phone === 'string' && Date.now() - (sentAt ?? 0) < PHONE_CODE_MINUTES * 60_000;
};

const sentPhoneCodeStore = persistedStore<SentPhoneCode>({
  key: 'sentPhoneCode',
  empty: none,
  isSound: isSentPhoneCode,
  isOfTab: true,
});

export const saveSentPhoneCode = (phone: string): void =>
  sentPhoneCodeStore.setState({ phone, sentAt: Date.now() });
export const forgetSentPhoneCode = (): void => sentPhoneCodeStore.setState(none);

/** The phone of the code, and the time when another may be requested. */
export function useSentPhoneCode(): { phone: string | null; resendAt: number } {
  const { phone, sentAt } = useStore(sentPhoneCodeStore);
  return { phone, resendAt: sentAt + RESEND_WAIT_MS };
}
