/** The admin pages by the duty that they need. The server checks each call too; this keeps pages and links apart. */
import { reviewDuties } from '#domain/adminReviews.ts';
import { anyDuty, mayDo, type NeededDuty, type Staff } from '#domain/duties.ts';

interface Place {
  to: string;
  label: string;
  duty: NeededDuty;
}

/** The links of the menu, in their order. The first that one may open is where one begins. */
export const adminPlaces: readonly Place[] = [
  { to: '/admin/today', label: 'Today', duty: 'orders' },
  { to: '/admin', label: 'Dashboard', duty: ['money', 'products'] },
  { to: '/admin/orders', label: 'Orders', duty: 'orders' },
  { to: '/admin/payouts', label: 'Payouts', duty: 'money' },
  { to: '/admin/money', label: 'Margins', duty: 'money' },
  { to: '/admin/products', label: 'Products', duty: 'products' },
  { to: '/admin/coupons', label: 'Coupons', duty: 'products' },
  { to: '/admin/users', label: 'Users', duty: 'customers' },
  { to: '/admin/content', label: 'Content', duty: 'content' },
  { to: '/admin/reviews', label: 'Reviews', duty: reviewDuties },
  { to: '/admin/team', label: 'Team', duty: 'team' },
  { to: '/admin/activity', label: 'Activity', duty: 'team' },
  { to: '/admin/settings', label: 'Settings', duty: 'settings' },
];

/** Pages below a place need its duty. A page of no place is open to every admin. */
function neededBy(path: string): NeededDuty {
  const isAt = ({ to }: Place) => path === to || (to !== '/admin' && path.startsWith(`${to}/`));
  return adminPlaces.find(isAt)?.duty ?? anyDuty;
}

/** True if this person may open this page: a path, with or without a query. */
export const mayOpen = (person: Staff | null, href: string): boolean =>
  mayDo(person, neededBy(href.split('?')[0]?.replace(/(?<=.)\/$/, '') ?? href));

/** Where an admin begins. */
export const firstPlace = (person: Staff | null): Place | null =>
  adminPlaces.find(({ duty }) => mayDo(person, duty)) ?? null;
