/** The rows of a courier's file: each order with its place, and the orders whose place an admin has to choose. */

import type { SentOrder } from './courierFields.ts';
import { inPackingOrder } from './courierFile.ts';
import { type CourierLayout, needsZones } from './courierLayouts.ts';
import { type CourierPlace, courierDistrict } from './courierPlaces.ts';
import { type PlaceProposal, type PlaceRule, proposePlace, ruleFor } from './courierZone.ts';

/** The admin's answer for an order whose place is unsure. Without a place, the order is left out of the file. */
export interface PlaceAnswer {
  place: CourierPlace | null;
  /** True if the place is to hold for the order's thana from now on. */
  remember: boolean;
}

export interface KnownPlaces {
  /** The admins' names of places. */
  rules: readonly PlaceRule[];
  /** What admins chose for orders before, by the order's id. */
  chosen: ReadonlyMap<string, CourierPlace>;
}

type FileOrder = SentOrder & { _id: string };

/** The place of an order. A file without zones needs none, so that nothing is asked. */
function placeOf(layout: CourierLayout, order: FileOrder, { rules, chosen }: KnownPlaces): PlaceProposal {
  const { district, thana } = order.shippingAddress;
  const { courier } = layout;
  if (courier === null) return { sure: true, place: { district, zone: thana } };
  const known = chosen.get(order._id);
  if (known) return { sure: true, place: known };
  const proposal = proposePlace(courier, order.shippingAddress, rules);
  if (proposal.sure || needsZones(layout)) return proposal;
  const spelled = ruleFor(rules, district, '')?.courierDistrict ?? courierDistrict(courier, district);
  return { sure: true, place: { district: spelled, zone: '' } };
}

export interface UnknownPlace<O> {
  order: O;
  /** The likely places. Empty if every zone of the district is possible. */
  candidates: readonly CourierPlace[];
}

/** The orders of a file, oldest first, the order in which slips are printed. */
export function planParcels<O extends FileOrder>(
  layout: CourierLayout,
  orders: readonly O[],
  known: KnownPlaces,
  answers: ReadonlyMap<string, PlaceAnswer>,
) {
  const planned = inPackingOrder(orders).map((order) => ({ order, proposal: placeOf(layout, order, known) }));
  const unknown = planned.flatMap(({ order, proposal }): UnknownPlace<O>[] =>
    proposal.sure ? [] : [{ order, candidates: proposal.candidates }],
  );
  const parcels = planned.flatMap(({ order, proposal }) => {
    const place = proposal.sure ? proposal.place : answers.get(order._id)?.place;
    return place ? [{ order, place }] : [];
  });
  return { parcels, unknown, unanswered: unknown.filter(({ order }) => !answers.has(order._id)).length };
}
