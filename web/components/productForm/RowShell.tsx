import Trash2 from 'virtual:lucide/trash';
import type { ReactNode } from 'react';
import { productFormTexts } from '#texts/productForm.ts';
import { IconButton } from '#web/ui/IconButton.tsx';

interface RowShellProps {
  /** Accessible name of the group: "Size S". */
  label: string;
  onRemove: () => void;
  children: ReactNode;
}

/** One size, color or item, with a remove button. */
export function RowShell({ label, onRemove, children }: RowShellProps) {
  return (
    <fieldset className="flex items-start gap-3 border-line border-t pt-4">
      <legend className="sr-only">{label}</legend>
      <div className="grid min-w-0 grow grid-cols-2 items-start gap-3 sm:grid-cols-4">{children}</div>
      <IconButton
        label={productFormTexts.removeRow(label)}
        className="mt-6 shrink-0 hover:text-bad"
        onClick={onRemove}
      >
        <Trash2 aria-hidden="true" className="size-5" strokeWidth={1.5} />
      </IconButton>
    </fieldset>
  );
}
