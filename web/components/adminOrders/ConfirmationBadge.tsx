import PhoneCall from 'virtual:lucide/phone-call';
import PhoneMissed from 'virtual:lucide/phone-missed';
import PhoneOff from 'virtual:lucide/phone-off';
import PhoneOutgoing from 'virtual:lucide/phone-outgoing';
import { type Confirmation, confirmationLabel, shownConfirmation } from '#domain/orderCalls.ts';
import type { OrderStatus } from '#domain/orderStatus.ts';
import { Badge, type BadgeTone } from '#web/ui/Badge.tsx';
import type { Icon as IconComponent } from '#web/ui/icon.ts';

const looks: Record<Confirmation, { tone: BadgeTone; Icon: IconComponent }> = {
  to_call: { tone: 'caution', Icon: PhoneOutgoing },
  no_answer: { tone: 'plain', Icon: PhoneMissed },
  confirmed: { tone: 'good', Icon: PhoneCall },
  refused: { tone: 'bad', Icon: PhoneOff },
};

interface ConfirmationBadgeProps {
  order: { status: OrderStatus; confirmation: Confirmation };
}

/** State of the confirmation call; renders nothing if no call was made and none is needed. */
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
