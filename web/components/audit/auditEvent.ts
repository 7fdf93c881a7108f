import type { ResponseOf } from '#contract/endpoint.ts';
import type { endpoints } from '#contract/endpoints.ts';
import { contentKeys } from '#domain/content.ts';
import { contentName } from '#domain/contentNames.ts';
import { courierLabel } from '#domain/couriers.ts';
import { placeName } from '#domain/thanas.ts';
import { auditTexts } from '#texts/audit.ts';

export type AuditEvent = ResponseOf<(typeof endpoints)['auditEvents']>['auditEvents'][number];

/** The subject's name at that time; settings show their version. */
export function nameOf({ subject, subjectId, subjectName }: AuditEvent): string {
  if (subject === 'shop') return auditTexts.version(subjectId);
  if (subject === 'courierPlace') return courierPlaceName(subjectId);
  const key = subject === 'content' && contentKeys.find((known) => known === subjectId);
  return key ? contentName(key) : subjectName;
}

/** The subject's id is 'pathao/Dhaka/Mirpur Model'. */
export function courierPlaceOf(subjectId: string) {
  const [courier = '', district = '', thana = ''] = subjectId.split('/');
  return { courier, district, thana };
}

/** 'Pathao: Mirpur Model, Dhaka' */
function courierPlaceName(subjectId: string): string {
  const { courier, ...place } = courierPlaceOf(subjectId);
  return `${courierLabel(courier)}: ${placeName(place)}`;
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
