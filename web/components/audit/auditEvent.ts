import type { ResponseOf } from '#contract/endpoint.ts';
import type { endpoints } from '#contract/endpoints.ts';
import { contentKeys } from '#domain/content.ts';
import { contentName } from '#domain/contentNames.ts';
import { auditTexts } from '#texts/audit.ts';
import { settingLabels } from '#texts/settings.ts';

export type AuditEvent = ResponseOf<(typeof endpoints)['auditEvents']>['auditEvents'][number];

const MAX_CHARACTERS = 60;

/** Switches are stored as these words. */
const switches: Readonly<Record<string, string>> = { On: auditTexts.on, Off: auditTexts.off };

const short = (value: unknown): string => {
  if (value === null || value === '') return auditTexts.nothing;
  const text = typeof value === 'string' ? (switches[value] ?? value) : JSON.stringify(value);
  return text.length > MAX_CHARACTERS ? `${text.slice(0, MAX_CHARACTERS)}…` : text;
};

const isChange = (value: unknown): value is { from: unknown; to: unknown } =>
  typeof value === 'object' && value !== null && 'from' in value && 'to' in value;

/** 'price: 300 → 350' */
export const changeText = (field: string, value: unknown): string =>
  isChange(value) ? `${field}: ${short(value.from)} → ${short(value.to)}` : `${field}: ${short(value)}`;

/** One line per changed field. */
export function changesOf({ subject, details }: AuditEvent): string[] {
  const { changes = {}, ...others } = details;
  const labels: Record<string, string> = { ...settingLabels, restoredFrom: auditTexts.fromVersion };
  const labelOf = (field: string) => (subject === 'shop' && labels[field]) || field;
  return Object.entries({ ...others, ...(changes as object) }).map(([field, value]) =>
    changeText(labelOf(field), value),
  );
}

/** The subject's name at that time; settings show their version. */
export function nameOf({ subject, subjectId, subjectName }: AuditEvent): string {
  if (subject === 'shop') return auditTexts.version(subjectId);
  const key = subject === 'content' && contentKeys.find((known) => known === subjectId);
  return key ? contentName(key) : subjectName;
}

/** Link to the subject; null if it has no page. */
export function placeOf({ subject, subjectId, action }: AuditEvent): string | null {
  if (subject === 'order') return `/admin/orders?order=${subjectId}`;
  if (subject === 'product' && action !== 'product.delete') return `/admin/products/${subjectId}/edit`;
  if (subject === 'payout' && action !== 'payout.delete') return `/admin/payouts/${subjectId}`;
  if (subject === 'user') return `/admin/users/${subjectId}`;
  if (subject === 'content') return `/admin/content/${subjectId}`;
  return subject === 'shop' ? '/admin/settings' : null;
}
