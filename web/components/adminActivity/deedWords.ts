import type { Answer } from '#contract/endpoint.ts';
import type { endpoints } from '#contract/endpoints.ts';
import { settingLabels } from '#domain/shopVersions.ts';

export type Deed = Answer<(typeof endpoints)['deeds']>['deeds'][number];

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
  const labels: Record<string, string> = { ...settingLabels, restoredFrom: 'From version' };
  const labelOf = (field: string) => (subject === 'shop' && labels[field]) || field;
  return Object.entries({ ...others, ...(changes as object) }).map(([field, value]) =>
    changeText(labelOf(field), value),
  );
}

/** What it was called then; settings by their version. */
export const nameOf = ({ subject, subjectId, subjectName }: Deed): string =>
  subject === 'shop' ? `version ${subjectId}` : subjectName;

/** Where the thing can be looked at; null where there is no such place. */
export function placeOf({ subject, subjectId, action }: Deed): string | null {
  if (subject === 'order') return `/admin/orders?order=${subjectId}`;
  if (subject === 'product' && action !== 'product.delete') return `/admin/products/${subjectId}/edit`;
  if (subject === 'user') return `/admin/users/${subjectId}`;
  return subject === 'shop' ? '/admin/settings' : null;
}
