/** State and keyboard handling of tabs. */
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/** Index of the tab that a key leads to, or null for other keys. */
function nextTab(key: string, place: number, count: number): number | null {
  if (key === 'ArrowRight') return (place + 1) % count;
  if (key === 'ArrowLeft') return (place + count - 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}

/** Arrow keys, Home and End move the focus along the tabs. */
export function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const row = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')];
  const next = nextTab(event.key, row.indexOf(event.target as HTMLElement), row.length);
  if (next === null) return;
  event.preventDefault();
  row[next]?.focus();
}

/** The open tab. A link to `#value` opens that tab, scrolls to it and focuses its panel. */
export function useTabs(tabs: readonly { value: string }[]) {
  const [chosen, choose] = useState(tabs[0]?.value);
  const [asked, setAsked] = useState({ value: '', key: '' });
  const container = useRef<HTMLDivElement>(null);
  const { hash, key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each press on a link, also the same link again
  useEffect(() => {
    const value = hash.slice(1);
    if (!tabs.some((tab) => tab.value === value)) return;
    choose(value);
    setAsked({ value, key });
  }, [hash, key]);

  useEffect(() => {
    if (!asked.value) return;
    container.current?.scrollIntoView();
    document.getElementById(asked.value)?.focus({ preventScroll: true });
  }, [asked]);

  return { container, chosen, choose };
}
