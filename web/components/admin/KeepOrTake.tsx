import { Button } from '#web/ui/Button.tsx';

interface KeepOrTakeProps {
  isSaving: boolean;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** How to go on where somebody else has saved the same thing meanwhile. */
export function KeepOrTake({ isSaving, onKeepMine, onTakeTheirs }: KeepOrTakeProps) {
  return (
    <div className="mt-3 flex flex-wrap gap-3">
      <Button size="sm" busy={isSaving} onClick={onKeepMine}>
        Save my changes as well
      </Button>
      <Button size="sm" look="outline" onClick={onTakeTheirs}>
        Load theirs and drop mine
      </Button>
    </div>
  );
}
