import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';
import { moveFocus, useTabs } from './useTabs.ts';

export interface Tab {
  /** Unique on the page. */
  value: string;
  label: ReactNode;
  panel: ReactNode;
}

interface TabsProps {
  label: string;
  tabs: readonly Tab[];
}

/**
 * All panels stay in the page, with the tab's value as id, so that `#value` in an address opens one, also without
 * script and for search engines. Written here because the widget library's tabs would be a tenth of a product page's
 * initial script.
 */
export function Tabs({ label, tabs }: TabsProps) {
  const id = useId();
  const { container, chosen, choose } = useTabs(tabs);
  return (
    <div ref={container}>
      <div
        role="tablist"
        aria-label={label}
        onKeyDown={moveFocus}
        className="relative flex gap-6 overflow-x-auto border-line border-b [scrollbar-width:none] sm:gap-10"
      >
        {tabs.map(({ value, label }) => (
          <button
            key={value}
            type="button"
            role="tab"
            id={`${id}tab-${value}`}
            aria-selected={value === chosen}
            aria-controls={value}
            tabIndex={value === chosen ? 0 : -1}
            onClick={() => choose(value)}
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
          id={value}
          aria-labelledby={`${id}tab-${value}`}
          hidden={value !== chosen}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: makes a panel without controls reachable by keyboard
          tabIndex={0}
          className="py-8 focus-visible:outline-offset-4"
        >
          {panel}
        </div>
      ))}
    </div>
  );
}
