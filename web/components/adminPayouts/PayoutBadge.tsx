import type { PayoutOutcome } from '#domain/payouts.ts';
import { payoutsTexts } from '#texts/payouts.ts';
import type { Payout } from '#web/api/responses.ts';
import { Badge, type BadgeTone } from '#web/ui/Badge.tsx';

export function PayoutBadge({ state }: { state: Payout['state'] }) {
  return <Badge tone={state === 'confirmed' ? 'good' : 'caution'}>{payoutsTexts.states[state]}</Badge>;
}

const tones: Record<PayoutOutcome, BadgeTone> = {
  matched: 'good',
  short: 'bad',
  over: 'caution',
  missing: 'bad',
  notDelivered: 'caution',
  alreadySettled: 'calm',
  repeated: 'calm',
  conflicting: 'bad',
  unknown: 'bad',
  unread: 'plain',
};

export function OutcomeBadge({ outcome }: { outcome: PayoutOutcome }) {
  return <Badge tone={tones[outcome]}>{payoutsTexts.outcomes[outcome].label}</Badge>;
}
