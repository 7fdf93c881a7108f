/** The admin pages by the duty that they need. The server checks each call too; this keeps pages and links apart. */
import { reviewDuties } from '#domain/adminReviews.ts';
import { anyDuty, mayDo, type NeededDuty, type Staff } from '#domain/duties.ts';
import { adminPlacesTexts } from '#texts/adminPlaces.ts';

interface Place {
  to: string;
  label: string;
  duty: NeededDuty;
}

/** The links of the menu, in their order. The first that one may open is where one begins. */
export const adminPlaces: readonly Place[] = [
  { to: '/admin/today', label: adminPlacesTexts.today, duty: 'orders' },
  { to: '/admin', label: adminPlacesTexts.dashboard, duty: ['money', 'products'] },
  { to: '/admin/orders', label: adminPlacesTexts.orders, duty: 'orders' },
  { to: '/admin/payouts', label: adminPlacesTexts.payouts, duty: 'money' },
  { to: '/admin/money', label: adminPlacesTexts.money, duty: 'money' },
  { to: '/admin/products', label: adminPlacesTexts.products, duty: 'products' },
  { to: '/admin/coupons', label: adminPlacesTexts.coupons, duty: 'products' },
  { to: '/admin/users', label: adminPlacesTexts.users, duty: 'customers' },
  { to: '/admin/content', label: adminPlacesTexts.content, duty: 'content' },
  { to: '/admin/reviews', label: adminPlacesTexts.reviews, duty: reviewDuties },
  { to: '/admin/sms', label: adminPlacesTexts.sms, duty: ['customers', 'settings'] },
  { to: '/admin/team', label: adminPlacesTexts.team, duty: 'team' },
  { to: '/admin/activity', label: adminPlacesTexts.activity, duty: 'team' },
  { to: '/admin/settings', label: adminPlacesTexts.settings, duty: 'settings' },
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
