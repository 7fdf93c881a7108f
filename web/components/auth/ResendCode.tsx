import { useState } from 'react';
import { accountMessages } from '#domain/accountMessages.ts';
import { api } from '#web/api.ts';
import { failureText } from '#web/failureText.ts';
import { Button } from '#web/ui/Button.tsx';
import { toast } from '#web/ui/toast.ts';

export function ResendCode({ email }: { email: string }) {
  const [isSending, setIsSending] = useState(false);
  const resend = async () => {
    setIsSending(true);
    try {
      await api.forgotPassword({ body: { email } });
      toast(accountMessages.codeResent);
    } catch (error) {
      toast(failureText(error, accountMessages.codeResendFailed), 'bad');
    } finally {
      setIsSending(false);
    }
  };
  return (
    <div className="-mt-3 flex items-center justify-between gap-4 text-muted text-sm">
      Nothing in your inbox?
      <Button look="quiet" size="sm" className="text-accent!" busy={isSending} onClick={() => void resend()}>
        Resend Code
      </Button>
    </div>
  );
}
