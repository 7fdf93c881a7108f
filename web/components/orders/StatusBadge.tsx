import { type OrderStatus, statusLabel } from '#domain/orderStatus.ts';
import { Badge, type BadgeTone } from '#web/ui/Badge.tsx';

export const statusTones: Record<OrderStatus, BadgeTone> = {
  pending: 'caution',
  processing: 'calm',
  shipped: 'plain',
  delivered: 'good',
  cancelled: 'bad',
};

export function StatusBadge({ status }: { status: OrderStatus }) {
  return <Badge tone={statusTones[status]}>{statusLabel(status)}</Badge>;
}
