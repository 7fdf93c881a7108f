/**
 * The dates on which an order of now arrives. Cached pages outlive the cut-off hour and the day, so only the browser knows
 * them: null on the server and during hydration.
 */
import { useSyncExternalStore } from 'react';
import { datesFrom, datesText, dispatchDay } from '#domain/deliveryDates.ts';
import type { DeliveryArea } from '#domain/deliveryTimes.ts';
import { useSettings } from './settings.ts';

const CHECK_MS = 20_000;

/** The dates of an open page change when the cut-off hour passes, and when a phone wakes up on another day. */
function onTimePassed(listener: () => void): () => void {
  const timer = window.setInterval(listener, CHECK_MS);
  document.addEventListener('visibilitychange', listener);
  return () => {
    window.clearInterval(timer);
    document.removeEventListener('visibilitychange', listener);
  };
}

const nothing = () => null;

/** Returns a function that writes the dates of an area: 'Sat 28 – Sun 29 Nov'. */
export function useDeliveryDates(): (area: DeliveryArea) => string | null {
  const { deliveryDays } = useSettings();
  const leaves = useSyncExternalStore(onTimePassed, () => dispatchDay(new Date(), deliveryDays), nothing);
  return (area) => (leaves ? datesText(datesFrom(leaves, area, deliveryDays)) : null);
}
