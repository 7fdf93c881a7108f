import { useLeaveGuard } from '#web/browser/useLeaveGuard.ts';
import { CopyButton } from '#web/components/secondFactor/CopyButton.tsx';
import { Button } from '#web/ui/Button.tsx';

/** Shown once: no later response holds it. */
export function WebhookSecret({ secret, onSaved }: { secret: string; onSaved: () => void }) {
  useLeaveGuard(true, { question: 'Leave this page? The secret will not be shown again.', isOfTab: true });
  return (
    <section
      aria-label="The secret of the webhook"
      className="flex flex-col gap-3 rounded-md border border-accent bg-paper p-4 sm:p-6"
    >
      <h2 className="text-lg">The secret of the webhook</h2>
      <p className="text-sm">
        The receiving program checks with it that a message is from this shop. Copy it there now: it is shown
        only once.
      </p>
      <p className="wrap-anywhere select-all rounded-md bg-sand p-3 font-medium">{secret}</p>
      <div className="flex flex-wrap gap-3">
        <CopyButton text={secret} what="secret" />
        <Button size="sm" onClick={onSaved}>
          I Have Saved It
        </Button>
      </div>
    </section>
  );
}
