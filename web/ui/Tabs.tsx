import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';

export interface Tab {
  value: string;
  label: ReactNode;
  panel: ReactNode;
}

interface TabsProps {
  label: string;
  tabs: readonly Tab[];
  defaultValue?: string;
  value?: string;
  onChange?: (value: string) => void;
}

/** All panels stay in the page: found by search engines and by the browser's own search once opened. */
export function Tabs({ label, tabs, defaultValue = tabs[0]?.value, value, onChange }: TabsProps) {
  return (
    <Base.Root
      {...(value === undefined ? { defaultValue } : { value })}
      onValueChange={(chosen) => onChange?.(String(chosen))}
    >
      <Base.List
        aria-label={label}
        className="flex gap-6 overflow-x-auto border-line border-b [scrollbar-width:none] sm:gap-10"
      >
        {tabs.map((tab) => (
          <Base.Tab
            key={tab.value}
            value={tab.value}
            className="-mb-px min-h-12 whitespace-nowrap border-transparent border-b-2 text-muted transition-colors hover:text-ink data-active:border-accent data-active:text-ink focus-visible:-outline-offset-2"
          >
            {tab.label}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map((tab) => (
        <Base.Panel
          key={tab.value}
          value={tab.value}
          keepMounted
          className="py-8 focus-visible:outline-offset-4"
        >
          {tab.panel}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
