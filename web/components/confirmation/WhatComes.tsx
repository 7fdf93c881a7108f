import { confirmationTexts } from '#texts/confirmation.ts';
import { useUser } from '#web/auth/session.ts';
import { useSettings } from '#web/state/settings.ts';

/** How the customer is notified of the order. Promises an SMS only if the shop sends it and she wants it. */
export function WhatComes() {
  const user = useUser();
  const { smsOnShipping } = useSettings();
  if (user?.email) return confirmationTexts.whatComes;
  return smsOnShipping && user?.wantsSms !== false
    ? confirmationTexts.whatComesBySms
    : confirmationTexts.whatComesByPhone;
}
