import { adminTexts } from '#texts/admin.ts';
import { Button } from '#web/ui/Button.tsx';

interface ConflictButtonsProps {
  isSaving: boolean;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Buttons to resolve a conflict with another admin's change. */
export function ConflictButtons({ isSaving, onKeepMine, onTakeTheirs }: ConflictButtonsProps) {
  return (
    <div className="mt-3 flex flex-wrap gap-3">
      <Button size="sm" busy={isSaving} onClick={onKeepMine}>
        {adminTexts.keepMine}
      </Button>
      <Button size="sm" look="outline" onClick={onTakeTheirs}>
        {adminTexts.takeTheirs}
      </Button>
    </div>
  );
}
