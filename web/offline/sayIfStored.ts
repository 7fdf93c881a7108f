import { staleText } from '#web/state/lastShown.ts';
import { toast } from '#web/ui/toast.ts';

/** The service worker marks a document from its store (`limits.ts` there). */
export function sayIfStored(): void {
  const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (document?.serverTiming?.some(({ name }) => name === 'stored')) toast(staleText, 'plain');
}
