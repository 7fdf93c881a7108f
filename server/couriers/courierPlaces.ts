/** The names that admins set for places at the couriers. */
import type { endpoints } from '#contract/endpoints.ts';
import { type Courier, courierLabel } from '#domain/couriers.ts';
import { type PlaceRule, ruleFor } from '#domain/courierZone.ts';
import { isId } from '#domain/ids.ts';
import { Problem } from '#domain/problems.ts';
import { thanaNamed } from '#domain/thanas.ts';
import { type Actor, actorOf, recordAuditEvent } from '#server/audit/auditQueries.ts';
import { changesBetween } from '#server/audit/changesBetween.ts';
import type { Handler } from '#server/context.ts';
import type { Database } from '#server/database/connect.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { courierPlacesTexts } from '#texts/courierPlaces.ts';
import {
  type ChosenPlace,
  deletePlace,
  listChosen,
  listPlaces,
  lockPlaces,
  saveChosen,
  savePlace,
} from './placeQueries.ts';

const placesOf = async (db: Database, courier: Courier) => ({
  places: await listPlaces(db, courier),
  chosen: await listChosen(db, courier),
});

export const courierPlaces: Handler<typeof endpoints.courierPlaces> = ({ query: { courier } }, { db }) =>
  placesOf(db, courier);

/** 'Pathao: Mirpur Model, Dhaka'. */
const subjectOf = (courier: Courier, { district, thana }: Pick<PlaceRule, 'district' | 'thana'>) => ({
  subject: 'courierPlace' as const,
  subjectId: [courier, district, thana].filter(Boolean).join('/'),
  name: `${courierLabel(courier)}: ${[thana, district].filter(Boolean).join(', ')}`,
});

/** Writes the rule and its audit event, unless it is in force already. The caller holds the lock of the places. */
async function setPlace(trx: Database, courier: Courier, place: PlaceRule, actor: Actor): Promise<void> {
  const before = ruleFor(await listPlaces(trx, courier), place.district, place.thana);
  const { name, ...event } = subjectOf(courier, place);
  const changes = changesBetween(before ?? {}, place);
  if (Object.keys(changes).length === 0) return;
  // A rule that was typed otherwise ('mirpur') gives way to the new one.
  if (before) await deletePlace(trx, courier, before);
  await savePlace(trx, { courier, place, ...actor });
  await recordAuditEvent(
    trx,
    { ...event, action: 'courierPlace.update', details: { name, ...changes } },
    actor,
  );
}

export const saveCourierPlace: Handler<typeof endpoints.saveCourierPlace> = async (
  { body: { courier, ...typed } },
  context,
) =>
  inTransaction(context.db, async (trx) => {
    await lockPlaces(trx);
    const place = { ...typed, thana: typed.thana && thanaNamed(typed.district, typed.thana) };
    await setPlace(trx, courier, place, actorOf(context));
    return { place };
  });

export const resetCourierPlace: Handler<typeof endpoints.resetCourierPlace> = async (
  { query: { courier, district, thana } },
  context,
) =>
  inTransaction(context.db, async (trx) => {
    await lockPlaces(trx);
    const rule = ruleFor(await listPlaces(trx, courier), district, thana);
    if (!rule) throw new Problem('placeNotFound');
    await deletePlace(trx, courier, rule);
    const { name, ...event } = subjectOf(courier, rule);
    const details = { name, courierDistrict: rule.courierDistrict, courierZone: rule.courierZone };
    await recordAuditEvent(trx, { ...event, action: 'courierPlace.reset', details }, actorOf(context));
    return { message: courierPlacesTexts.placeReset };
  });

/** The last of several answers for one order counts. */
const lastOfEach = <C extends ChosenPlace>(chosen: readonly C[]): C[] => [
  ...new Map(chosen.filter(({ order }) => isId(order)).map((choice) => [choice.order, choice])).values(),
];

export const chooseCourierPlaces: Handler<typeof endpoints.chooseCourierPlaces> = async (
  { body: { courier, chosen } },
  context,
) =>
  inTransaction(context.db, async (trx) => {
    await lockPlaces(trx);
    const [choices, actor] = [lastOfEach(chosen), actorOf(context)];
    for (const { choice, thana, ...found } of await saveChosen(trx, { courier, chosen: choices, ...actor })) {
      const { district, zone } = choice;
      const event = { action: 'order.place', subject: 'order', subjectId: choice.order } as const;
      await recordAuditEvent(trx, { ...event, details: { courier, district, zone } }, actor);
      if (!choice.remember) continue;
      const rule = { courierDistrict: district, courierZone: zone };
      const named = thanaNamed(found.district, thana);
      await setPlace(trx, courier, { district: found.district, thana: named, ...rule }, actor);
    }
    return placesOf(trx, courier);
  });
