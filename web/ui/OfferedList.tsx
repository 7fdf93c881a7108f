import { clsx } from 'clsx';
import type { Suggestion } from './SuggestInput.tsx';

interface OfferedListProps {
  id: string;
  offered: readonly Suggestion[];
  active: number | null;
  onPick: (label: string) => void;
}

/** Below the field, which keeps the focus and says which of these is meant. */
export function OfferedList({ id, offered, active, onPick }: OfferedListProps) {
  return (
    <div
      id={id}
      role="listbox"
      aria-label="Suggestions"
      ref={intoSight}
      // Neither a press nor the scroll bar takes the focus from the field.
      onMouseDown={(event) => event.preventDefault()}
      className="absolute inset-x-0 top-full z-20 mt-1 max-h-64 overflow-y-auto overscroll-contain rounded-md border border-line bg-paper py-1 shadow-high"
    >
      {offered.map(({ label, hint }, place) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field takes the keys
        <div
          key={label}
          id={`${id}-${place}`}
          role="option"
          aria-selected={place === active}
          tabIndex={-1}
          ref={place === active ? intoSight : undefined}
          onClick={() => onPick(label)}
          className={clsx(
            'flex min-h-11 cursor-pointer items-center gap-2 px-4 text-sm hover:bg-sand',
            place === active && 'bg-sand',
          )}
        >
          {label}
          {hint && <span className="text-muted">{hint}</span>}
        </div>
      ))}
    </div>
  );
}

const intoSight = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' });
