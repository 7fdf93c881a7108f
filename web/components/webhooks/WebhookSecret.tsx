import { webhooksTexts } from '#texts/webhooks.ts';
import { useLeaveGuard } from '#web/browser/useLeaveGuard.ts';
import { CopyButton } from '#web/components/secondFactor/CopyButton.tsx';
import { Button } from '#web/ui/Button.tsx';

/** Shown once: no later response holds it. */
export function WebhookSecret({ secret, onSaved }: { secret: string; onSaved: () => void }) {
  useLeaveGuard(true, { question: webhooksTexts.leaveQuestion, isOfTab: true });
  return (
    <section
      aria-label={webhooksTexts.secretTitle}
      className="flex flex-col gap-3 rounded-md border border-accent bg-paper p-4 sm:p-6"
    >
      <h2 className="text-lg">{webhooksTexts.secretTitle}</h2>
      <p className="text-sm">{webhooksTexts.secretHint}</p>
      <p className="wrap-anywhere select-all rounded-md bg-sand p-3 font-medium">{secret}</p>
      <div className="flex flex-wrap gap-3">
        <CopyButton text={secret} what="secret" />
        <Button size="sm" onClick={onSaved}>
          {webhooksTexts.savedIt}
        </Button>
      </div>
    </section>
  );
}
