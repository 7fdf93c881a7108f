/** Stores the admin's answers and downloads the courier's file. */

import type { SentParcel } from '#domain/courierFields.ts';
import { courierSheet } from '#domain/courierLayouts.ts';
import type { PlaceAnswer } from '#domain/courierParcels.ts';
import { MAX_SELECTED_ORDERS } from '#domain/orderListing.ts';
import { adminApi } from '#web/api/adminClient.ts';
import type { CourierLayoutRow } from '#web/api/responses.ts';
import { downloadSheet } from '#web/browser/downloadFile.ts';
import type { PublicSettings } from '#web/state/settings.ts';

/** Parts of the most orders that one call takes. */
export const inParts = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / MAX_SELECTED_ORDERS) }, (_, part) =>
    all.slice(part * MAX_SELECTED_ORDERS, (part + 1) * MAX_SELECTED_ORDERS),
  );

export async function saveAnswers(
  { courier }: CourierLayoutRow,
  answers: ReadonlyMap<string, PlaceAnswer>,
): Promise<void> {
  if (courier === null) return;
  const chosen = [...answers].flatMap(([order, { place, remember }]) =>
    place ? [{ order, ...place, remember }] : [],
  );
  for (const part of inParts(chosen)) await adminApi.chooseCourierPlaces({ body: { courier, chosen: part } });
}

export function downloadCourierFile(
  layout: CourierLayoutRow,
  parcels: readonly SentParcel[],
  settings: PublicSettings,
): void {
  const name = layout.name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-');
  downloadSheet(courierSheet(layout, parcels, settings), name);
}
