import BellRing from 'virtual:lucide/bell-ring';
import { stockAlertsTexts } from '#texts/stockAlerts.ts';

/** How many wait for a message that a product is back. */
export const WaitingCount = ({ waiting = 0 }: { waiting?: number }) =>
  waiting > 0 && (
    <span className="mt-1 flex items-center gap-1 text-muted text-xs max-lg:justify-end">
      <BellRing aria-hidden="true" className="size-3.5" />
      {stockAlertsTexts.waiting(waiting)}
    </span>
  );
