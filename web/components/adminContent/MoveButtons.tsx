import ArrowDown from 'virtual:lucide/arrow-down';
import ArrowUp from 'virtual:lucide/arrow-up';
import Trash2 from 'virtual:lucide/trash';
import { adminContentTexts } from '#texts/adminContent.ts';
import { IconButton } from '#web/ui/IconButton.tsx';

interface MoveButtonsProps {
  /** Names the row: "banner 2". */
  name: string;
  place: { index: number; count: number };
  onMove: (to: number) => void;
  /** Absent if the row cannot be removed. */
  onRemove?: () => void;
}

/** Moves a row up or down, or removes it. */
export function MoveButtons({ name, place: { index, count }, onMove, onRemove }: MoveButtonsProps) {
  return (
    <div className="flex shrink-0">
      <IconButton
        label={adminContentTexts.moveUp(name)}
        disabled={index === 0}
        className="disabled:opacity-30"
        onClick={() => onMove(index - 1)}
      >
        <ArrowUp aria-hidden="true" className="size-4" />
      </IconButton>
      <IconButton
        label={adminContentTexts.moveDown(name)}
        disabled={index === count - 1}
        className="disabled:opacity-30"
        onClick={() => onMove(index + 1)}
      >
        <ArrowDown aria-hidden="true" className="size-4" />
      </IconButton>
      {onRemove && (
        <IconButton label={adminContentTexts.remove(name)} className="hover:text-bad" onClick={onRemove}>
          <Trash2 aria-hidden="true" className="size-4" />
        </IconButton>
      )}
    </div>
  );
}
