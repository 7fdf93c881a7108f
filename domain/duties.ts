/** Duties: which part of the admin area an admin works in. Each admin call names the duty that it needs. */
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

/** The label of each duty, and what it allows in one line. */
export const duties: Record<Duty, { label: string; allows: string }> = {
  orders: {
    label: 'Orders',
    allows: 'Take, confirm, pack, print and send orders; returns, exchanges and payments; couriers',
  },
  products: { label: 'Products', allows: 'Products, photos, prices, coupons, stock and reviews' },
  customers: {
    label: 'Customers',
    allows: 'The list of customers, what each of them has ordered, and reviews',
  },
  money: { label: 'Money', allows: 'Revenue, costs and margins, and the payouts of couriers' },
  content: { label: 'Content', allows: 'Banners, questions, information pages and reviews' },
  settings: { label: 'Settings', allows: 'Name, contact, delivery fees and rules of the shop' },
  team: { label: 'Team', allows: 'Who works here and with which duties, and the log of what they did' },
};

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
  chosen === null ? 'All duties' : chosen.map((duty) => duties[duty].label).join(', ');
