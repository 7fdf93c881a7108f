import { useState } from 'react';
import { adminTexts } from '#texts/admin.ts';
import { toastFailure } from '#web/api/failures.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';

interface PageSelectionProps {
  /** All rows of this page are selected. */
  isWhole: boolean;
  onSelect: (isSelected: boolean) => void;
  /** Selects all rows that match the filters, on every page; absent where no bulk action can take them. */
  beyond?: {
    label: string;
    select: () => Promise<void>;
    /** Shown when the rows cannot be fetched. */
    failure: string;
  };
}

/** Selects the rows of this page; then offers to select all that match the filters. */
export function PageSelection({ isWhole, onSelect, beyond }: PageSelectionProps) {
  const [isBusy, setIsBusy] = useState(false);
  const selectAll = async ({ select, failure }: NonNullable<typeof beyond>) => {
    setIsBusy(true);
    try {
      await select();
    } catch (error) {
      toastFailure(error, failure);
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <>
      <Checkbox
        label={adminTexts.selectThisPage}
        checked={isWhole}
        onChange={({ target }) => onSelect(target.checked)}
      />
      {isWhole && beyond && (
        <Button look="quiet" size="sm" busy={isBusy} onClick={() => void selectAll(beyond)}>
          {beyond.label}
        </Button>
      )}
    </>
  );
}
