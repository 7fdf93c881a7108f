import { type LucideIcon, PhoneCall, PhoneMissed, PhoneOff, PhoneOutgoing } from 'lucide-react';

import { type Confirmation, confirmationLabel, shownConfirmation } from '#domain/orderCalls.ts';
import type { OrderStatus } from '#domain/orderStatus.ts';
import { Badge, type BadgeTone } from '#web/ui/Badge.tsx';

const looks: Record<Confirmation, { tone: BadgeTone; Icon: LucideIcon }> = {
  to_call: { tone: 'caution', Icon: PhoneOutgoing },
  no_answer: { tone: 'plain', Icon: PhoneMissed },
  confirmed: { tone: 'good', Icon: PhoneCall },
  refused: { tone: 'bad', Icon: PhoneOff },
};

interface ConfirmationBadgeProps {
  order: { status: OrderStatus; confirmation: Confirmation };
}

/** Where the confirming call stands; nothing where none was made and none is needed any more. */
export function ConfirmationBadge({ order: { status, confirmation } }: ConfirmationBadgeProps) {
  const shown = shownConfirmation(status, confirmation);
  if (!shown) return null;
  const { tone, Icon } = looks[shown];
  return (
    <Badge tone={tone} className="gap-1">
      <Icon aria-hidden="true" className="size-3.5" />
      {confirmationLabel(shown)}
    </Badge>
  );
}
