import type { CouponState } from '#domain/coupons.ts';
import { couponMessages } from '#texts/couponRules.ts';
import { Badge, type BadgeTone } from '#web/ui/Badge.tsx';

const tones: Record<CouponState, BadgeTone> = {
  active: 'good',
  scheduled: 'calm',
  used_up: 'caution',
  ended: 'plain',
  off: 'plain',
};

export const CouponBadge = ({ state }: { state: CouponState }) => (
  <Badge tone={tones[state]}>{couponMessages.states[state]}</Badge>
);
