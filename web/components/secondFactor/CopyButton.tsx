import Copy from 'virtual:lucide/copy';
import { secondFactorTexts } from '#texts/secondFactor.ts';
import { Button } from '#web/ui/Button.tsx';
import { toast } from '#web/ui/toast.ts';

/** Browsers allow clipboard writes over a secure connection only; elsewhere the user copies by hand. */
export function CopyButton({ text, what }: { text: string; what: keyof typeof secondFactorTexts.copy }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast(secondFactorTexts.copied[what]);
    } catch {
      toast(secondFactorTexts.notCopied[what], 'bad');
    }
  };
  return (
    <Button look="outline" size="sm" className="self-start" onClick={() => void copy()}>
      <Copy aria-hidden="true" className="size-4" />
      {secondFactorTexts.copy[what]}
    </Button>
  );
}
