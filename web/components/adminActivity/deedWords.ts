import type { Answer } from '#contract/endpoint.ts';
import type { endpoints } from '#contract/endpoints.ts';
import { settingLabels } from '#domain/shopVersions.ts';

export type Deed = Answer<(typeof endpoints)['deeds']>['deeds'][number];

const words: Record<string, string> = {
  'order.status': 'Moved order',
  'order.call': 'Called about order',
  'order.note': 'Wrote a note on order',
  'order.noteDelete': 'Deleted a note on order',
  'courierLayout.create': 'Created courier layout',
  'courierLayout.update': 'Changed courier layout',
  'courierLayout.delete': 'Deleted courier layout',
  'product.create': 'Created product',
  'product.update': 'Changed product',
  'product.restock': 'Restocked product',
  'product.delete': 'Deleted product',
  'user.role': 'Changed the role of',
  'user.status': 'Changed the status of',
  'review.delete': 'Deleted a review',
  'shop.update': 'Changed the settings of the shop',
  'shop.restore': 'Restored older settings of the shop',
};

export const deedWord = (action: string): string => words[action] ?? action;

const MOST_LETTERS = 60;

const short = (value: unknown): string => {
  if (value === null || value === '') return 'nothing';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS)}…` : text;
};

const isChange = (value: unknown): value is { from: unknown; to: unknown } =>
  typeof value === 'object' && value !== null && 'from' in value && 'to' in value;

/** 'price: 300 → 350' */
export const changeText = (field: string, value: unknown): string =>
  isChange(value) ? `${field}: ${short(value.from)} → ${short(value.to)}` : `${field}: ${short(value)}`;

/** One a field that changed. */
export function changesOf({ subject, details }: Deed): string[] {
  const { changes = {}, ...others } = details;
  const labelOf = (field: string) => (subject === 'shop' && settingLabels[field]) || field;
  return Object.entries({ ...others, ...(changes as object) }).map(([field, value]) =>
    changeText(labelOf(field), value),
  );
}

/** Where the thing can be looked at; null where there is no such place. */
export function placeOf({ subject, subjectId, action }: Deed): string | null {
  if (subject === 'order') return `/admin/orders?order=${subjectId}`;
  if (subject === 'product' && action !== 'product.delete') return `/admin/products/${subjectId}/edit`;
  if (subject === 'shop') return '/admin/settings';
  return null;
}
