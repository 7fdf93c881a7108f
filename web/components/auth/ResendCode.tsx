import { useState } from 'react';
import { accountMessages } from '#texts/accountMessages.ts';
import { authTexts } from '#texts/auth.ts';
import { toastFailure } from '#web/api/failures.ts';
import { Button } from '#web/ui/Button.tsx';
import { toast } from '#web/ui/toast.ts';
import { useSecondsTo } from '#web/ui/useSecondsTo.ts';

interface ResendCodeProps {
  /** Milliseconds since 1970. */
  resendAt: number;
  /** Asks when another code may be sent. */
  question: string;
  /** Sends another code and returns what to tell. */
  resend: () => Promise<string>;
}

/** Enabled after a delay: messages take a moment, and each new code invalidates the previous one. */
export function ResendCode({ resendAt, question, resend }: ResendCodeProps) {
  const [isSending, setIsSending] = useState(false);
  const wait = useSecondsTo(resendAt);
  const send = async () => {
    setIsSending(true);
    try {
      toast(await resend());
    } catch (error) {
      toastFailure(error, accountMessages.codeResendFailed);
    } finally {
      setIsSending(false);
    }
  };
  return (
    <div className="-mt-3 flex items-center justify-between gap-4 text-muted text-sm">
      {wait > 0 ? authTexts.resendIn(wait) : question}
      <Button
        look="quiet"
        size="sm"
        className={wait > 0 ? undefined : 'text-accent!'}
        busy={isSending}
        disabled={wait > 0}
        onClick={() => void send()}
      >
        {authTexts.resendCode}
      </Button>
    </div>
  );
}
