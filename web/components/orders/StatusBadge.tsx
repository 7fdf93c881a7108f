import type { OrderStatus } from '#domain/orderStatus.ts';
import { shownStatusLabel } from '#domain/orderTimeline.ts';
import { Badge, type BadgeTone } from '#web/ui/Badge.tsx';

export const statusTones: Record<OrderStatus, BadgeTone> = {
  pending: 'caution',
  processing: 'calm',
  shipped: 'plain',
  delivered: 'good',
  cancelled: 'bad',
};

interface StatusBadgeProps {
  status: OrderStatus;
  /** For customers: the parcel came back from the courier. */
  returnedToShop?: boolean;
}

export function StatusBadge({ status, returnedToShop }: StatusBadgeProps) {
  return <Badge tone={statusTones[status]}>{shownStatusLabel(status, returnedToShop)}</Badge>;
}
