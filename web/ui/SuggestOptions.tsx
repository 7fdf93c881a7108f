import { clsx } from 'clsx';
import { controlTexts } from '#texts/controls.ts';

export interface Suggestion {
  label: string;
  /** Shown after the label in a muted tone: the same name in another script. */
  hint?: string;
}

interface SuggestOptionsProps {
  id: string;
  offered: readonly Suggestion[];
  active: number | null;
  onPick: (label: string) => void;
}

/** The list below the field. Focus stays in the field, which marks the active option. */
export function SuggestOptions({ id, offered, active, onPick }: SuggestOptionsProps) {
  return (
    <div
      id={id}
      role="listbox"
      aria-label={controlTexts.suggestions}
      ref={showActive}
      // A press on an option or the scroll bar must not blur the field.
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
          ref={place === active ? showActive : undefined}
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

const showActive = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' });
