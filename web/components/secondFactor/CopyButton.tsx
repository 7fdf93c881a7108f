import { Copy } from 'lucide-react';
import { Button } from '#web/ui/Button.tsx';
import { toast } from '#web/ui/toast.ts';

const upper = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Browsers let a page write to the clipboard over a safe connection only: else one copies by hand. */
export function CopyButton({ text, what }: { text: string; what: string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast(`${upper(what)} copied`);
    } catch {
      toast(`The ${what} could not be copied. Please mark and copy by hand.`, 'bad');
    }
  };
  return (
    <Button look="outline" size="sm" className="self-start" onClick={() => void copy()}>
      <Copy aria-hidden="true" className="size-4" />
      Copy {what}
    </Button>
  );
}
