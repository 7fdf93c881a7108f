import type { Staff } from '#domain/duties.ts';
import { formatTaka } from '#domain/money.ts';
import { statusLabel } from '#domain/orderStatus.ts';
import { formatPhone } from '#domain/phones.ts';
import { adminTexts } from '#texts/admin.ts';
import { adminApi } from '#web/api/adminClient.ts';
import { mayOpen } from '#web/auth/adminPlaces.ts';
import { userNow } from '#web/auth/session.ts';
import { suggestionStatus } from '#web/components/layout/suggestionStatus.ts';
import { useTypedResponse } from '#web/components/layout/useTypedResponse.ts';

type Found = Awaited<ReturnType<typeof adminApi.adminSearch>>;

/** One row of the list below the search box. */
export interface AdminOption {
  to: string;
  kind: 'order' | 'product' | 'customer' | 'list' | 'action';
  label: string;
  /** A second line that distinguishes rows of the same name. */
  hint: string;
}

/** The order list with what the text matches. */
const ordersHref = (text: string): string => `/admin/orders?search=${encodeURIComponent(text)}`;

const orderOption = ({ _id, orderNumber, fullName, placeName, status }: Found['orders'][number]) => ({
  to: `/admin/orders?order=${_id}`,
  kind: 'order' as const,
  label: `${orderNumber}, ${fullName}`,
  hint: [placeName, statusLabel(status)].filter(Boolean).join(' · '),
});

const productOption = ({ _id, name, price, isActive }: Found['products'][number]) => ({
  to: `/admin/products/${_id}/edit`,
  kind: 'product' as const,
  label: name,
  hint: isActive ? formatTaka(price) : adminTexts.hiddenProduct(formatTaka(price)),
});

const customerOption = ({ _id, name, email, phone }: Found['customers'][number]) => ({
  to: `/admin/users/${_id}`,
  kind: 'customer' as const,
  label: name,
  hint: [phone && formatPhone(phone), email].filter(Boolean).join(' · '),
});

const newOrder = { to: '/admin/orders/new', kind: 'action' as const, label: adminTexts.newOrder, hint: '' };

/** The form of a new order, found by its name. */
const actionsFor = (text: string, person: Staff | null) =>
  newOrder.label.toLowerCase().startsWith(text.toLowerCase()) && mayOpen(person, newOrder.to)
    ? [newOrder]
    : [];

/** The first list that this person may open, with what the text matches. */
export const listHref = (text: string, person: Staff | null): string =>
  ['/admin/products', '/admin/users']
    .filter((list) => !mayOpen(person, '/admin/orders') && mayOpen(person, list))
    .map((list) => `${list}?search=${encodeURIComponent(text)}`)[0] ?? ordersHref(text);

/** Orders come first: most searches are for one of them. Enter opens the first, so the action comes last. */
export const optionsOf = (
  { orders, products, customers }: Found,
  text: string,
  person: Staff | null,
): AdminOption[] => [
  ...orders.map(orderOption),
  ...(orders.length > 0
    ? [{ to: ordersHref(text), kind: 'list' as const, label: adminTexts.allOrdersWith(text), hint: '' }]
    : []),
  ...products.map(productOption),
  ...customers.map(customerOption),
  ...actionsFor(text, person),
];

/** Orders, products and customers that match the typed text. */
export const useAdminSuggestions = () =>
  useTypedResponse(async (q, signal) => {
    const options = optionsOf(await adminApi.adminSearch({ query: { q } }, { signal }), q, userNow());
    return { options, status: suggestionStatus(options.length, adminTexts.searched, q) };
  });
