import { clsx } from 'clsx';
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';

export interface Tab {
  value: string;
  label: ReactNode;
  panel: ReactNode;
}

interface TabsProps {
  label: string;
  tabs: readonly Tab[];
}

/** Where a key leads from one tab of a row of so many; null for a key that is none of its keys. */
function nextTab(key: string, place: number, count: number): number | null {
  if (key === 'ArrowRight') return (place + 1) % count;
  if (key === 'ArrowLeft') return (place + count - 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}

function walk(event: KeyboardEvent<HTMLElement>) {
  const row = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')];
  const next = nextTab(event.key, row.indexOf(event.target as HTMLElement), row.length);
  if (next === null) return;
  event.preventDefault();
  row[next]?.focus();
}

/**
 * All panels stay in the page: found by search engines, and opened without script. Written here, since the widget
 * library's tabs would be a tenth of all the script that a product page begins with.
 */
export function Tabs({ label, tabs }: TabsProps) {
  const id = useId();
  const [chosen, setChosen] = useState(tabs[0]?.value);
  return (
    <div>
      <div
        role="tablist"
        aria-label={label}
        onKeyDown={walk}
        className="flex gap-6 overflow-x-auto border-line border-b [scrollbar-width:none] sm:gap-10"
      >
        {tabs.map(({ value, label }) => (
          <button
            key={value}
            type="button"
            role="tab"
            id={`${id}tab-${value}`}
            aria-selected={value === chosen}
            aria-controls={`${id}panel-${value}`}
            tabIndex={value === chosen ? 0 : -1}
            onClick={() => setChosen(value)}
            className={clsx(
              '-mb-px min-h-12 whitespace-nowrap border-b-2 transition-colors hover:text-ink focus-visible:-outline-offset-2',
              value === chosen ? 'border-accent text-ink' : 'border-transparent text-muted',
            )}
          >
            {label}
          </button>
        ))}
      </div>
      {tabs.map(({ value, panel }) => (
        <div
          key={value}
          role="tabpanel"
          id={`${id}panel-${value}`}
          aria-labelledby={`${id}tab-${value}`}
          hidden={value !== chosen}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel without a link or button of its own is reached too
          tabIndex={0}
          className="py-8 focus-visible:outline-offset-4"
        >
          {panel}
        </div>
      ))}
    </div>
  );
}
