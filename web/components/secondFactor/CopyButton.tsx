import Copy from 'virtual:lucide/copy';
import { Button } from '#web/ui/Button.tsx';
import { toast } from '#web/ui/toast.ts';

const upper = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Browsers allow clipboard writes over a secure connection only; elsewhere the user copies by hand. */
export function CopyButton({ text, what }: { text: string; what: string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast(`${upper(what)} copied`);
    } catch {
      toast(`The ${what} could not be copied. Please select and copy it yourself.`, 'bad');
    }
  };
  return (
    <Button look="outline" size="sm" className="self-start" onClick={() => void copy()}>
      <Copy aria-hidden="true" className="size-4" />
      Copy {what}
    </Button>
  );
}
