import { useState } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { toastFailure } from '#web/ui/toast.ts';

interface PageMarksProps {
  /** Every row of this page is marked. */
  isWhole: boolean;
  onMark: (isMarked: boolean) => void;
  /** What the filters find beyond this page; absent where it can't be marked together. */
  beyond?: {
    label: string;
    mark: () => Promise<void>;
    /** Said where it can't be fetched. */
    failure: string;
  };
}

/** Marks the rows of this page; once they are, all that the filters find. */
export function PageMarks({ isWhole, onMark, beyond }: PageMarksProps) {
  const [isBusy, setIsBusy] = useState(false);
  const markAll = async ({ mark, failure }: NonNullable<typeof beyond>) => {
    setIsBusy(true);
    try {
      await mark();
    } catch (error) {
      toastFailure(error, failure);
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <>
      <Checkbox
        label="Select this page"
        checked={isWhole}
        onChange={({ target }) => onMark(target.checked)}
      />
      {isWhole && beyond && (
        <Button look="quiet" size="sm" busy={isBusy} onClick={() => void markAll(beyond)}>
          {beyond.label}
        </Button>
      )}
    </>
  );
}
