/** Duties: which part of the admin area an admin works in. Each admin call names the duty that it needs. */
import { dutiesTexts } from '#texts/duties.ts';
import type { Role } from './accounts.ts';

/** In the order in which they are shown and stored. */
export const dutyNames = ['orders', 'products', 'customers', 'money', 'content', 'settings', 'team'] as const;
export type Duty = (typeof dutyNames)[number];

/** Null means all duties, also those that later versions add. */
export type Duties = readonly Duty[] | null;

/** One duty, or several of which one is enough. */
export type NeededDuty = Duty | readonly Duty[];

/** For what every admin may do: an admin has at least one duty. */
export const anyDuty: readonly Duty[] = [...dutyNames];

/** An admin, or whoever else calls. Customers have no duties. */
export interface Staff {
  role: Role;
  /** Undefined in browsers that stored the user before there were duties: the server decides. */
  duties?: Duties | undefined;
}

/** True for an admin who has this duty, or one of these. */
export function mayDo(person: Staff | null, needed: NeededDuty): boolean {
  if (person?.role !== 'admin') return false;
  const has = person.duties;
  return !has || [needed].flat().some((duty) => has.includes(duty));
}

/** True for an admin whose duties are not limited. */
export const hasAllDuties = ({ role, duties }: Staff): boolean => role === 'admin' && !duties;

/** True if `person` has each of these duties, so that they may be granted or taken away. */
export const coversDuties = (person: Staff, granted: Duties): boolean =>
  granted === null ? hasAllDuties(person) : granted.every((duty) => mayDo(person, duty));

/** Each duty once and in order; null for all of them. */
export function normaliseDuties(chosen: Duties): Duties {
  if (chosen === null || dutyNames.every((duty) => chosen.includes(duty))) return null;
  return dutyNames.filter((duty) => chosen.includes(duty));
}

/** 'All duties', or 'Orders, Products'. */
export const dutiesText = (chosen: Duties): string =>
  chosen === null ? dutiesTexts.all : chosen.map((duty) => dutiesTexts.labels[duty]).join(', ');
