import { useState } from 'react';
import { accountMessages } from '#domain/accountMessages.ts';
import { api } from '#web/api/client.ts';
import { toastFailure } from '#web/api/failures.ts';
import { Button } from '#web/ui/Button.tsx';
import { toast } from '#web/ui/toast.ts';
import { useSecondsTo } from '#web/ui/useSecondsTo.ts';
import { saveSentCode, useSentCode } from './sentCode.ts';

/** Enabled after a delay: emails take a moment, and each new code invalidates the previous one. */
export function ResendCode({ email }: { email: string }) {
  const [isSending, setIsSending] = useState(false);
  const wait = useSecondsTo(useSentCode().resendAt);
  const resend = async () => {
    setIsSending(true);
    try {
      await api.forgotPassword({ body: { email } });
      saveSentCode(email);
      toast(accountMessages.codeResent);
    } catch (error) {
      toastFailure(error, accountMessages.codeResendFailed);
    } finally {
      setIsSending(false);
    }
  };
  return (
    <div className="-mt-3 flex items-center justify-between gap-4 text-muted text-sm">
      {wait > 0 ? `You can resend the code in ${wait} s` : 'Did not get the email?'}
      <Button
        look="quiet"
        size="sm"
        className={wait > 0 ? undefined : 'text-accent!'}
        busy={isSending}
        disabled={wait > 0}
        onClick={() => void resend()}
      >
        Resend Code
      </Button>
    </div>
  );
}
