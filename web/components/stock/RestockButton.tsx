import PackagePlus from 'virtual:lucide/package-plus';
import { clsx } from 'clsx';
import { stockTexts } from '#texts/stockChanges.ts';
import { Button } from '#web/ui/Button.tsx';
import { useRestockDialog } from './useRestockDialog.tsx';

interface RestockButtonProps {
  id: string;
  name: string;
  className?: string;
}

export function RestockButton({ id, name, className }: RestockButtonProps) {
  const { open, isBusy, dialog } = useRestockDialog(id);
  return (
    <>
      <Button
        look="outline"
        size="sm"
        busy={isBusy}
        aria-label={stockTexts.restockName(name)}
        className={clsx('relative shrink-0 whitespace-nowrap', className)}
        onClick={open}
      >
        <PackagePlus aria-hidden="true" className="size-4" />
        <span className="whitespace-nowrap max-sm:sr-only">{stockTexts.restock}</span>
      </Button>
      {dialog}
    </>
  );
}
