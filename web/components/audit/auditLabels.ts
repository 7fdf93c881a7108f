/** What the fields of audit events are called. A field without a label is a type error. */
import { type AuditSubject, auditSubjects } from '#domain/audit.ts';
import type { AuditField } from '#domain/auditFields.ts';
import { addressFieldTexts } from '#texts/addressFields.ts';
import { auditTexts } from '#texts/audit.ts';
import { couponMessages } from '#texts/couponRules.ts';
import { couponsTexts } from '#texts/coupons.ts';
import { couriersTexts } from '#texts/couriers.ts';
import { productFormTexts } from '#texts/productForm.ts';
import { settingLabels } from '#texts/settings.ts';

type Labels = { [S in AuditSubject]: () => Record<AuditField<S>, string> };

const layoutLabels = () => ({
  name: couriersTexts.name,
  courier: couriersTexts.courier,
  columns: couriersTexts.columns,
});

const labels: Labels = {
  order: () => auditTexts.orderFields,
  coupon: () => ({
    ...auditTexts.couponFields,
    code: couponsTexts.code,
    kind: couponsTexts.takesOff,
    value: couponMessages.value,
    minSpend: couponMessages.minSpend,
    maxDiscount: couponMessages.maxDiscount,
    limit: couponMessages.uses,
    limitPerPhone: couponMessages.usesPerCustomer,
  }),
  courierLayout: layoutLabels,
  payout: () => auditTexts.payoutFields,
  statementLayout: layoutLabels,
  courierPlace: () => ({
    ...auditTexts.placeFields,
    district: addressFieldTexts.district,
    thana: addressFieldTexts.thanaOrUpazila,
  }),
  product: () => ({ ...productFormTexts.changed, ...auditTexts.productFields }),
  user: () => auditTexts.userFields,
  review: () => auditTexts.reviewFields,
  shop: () => ({ ...settingLabels, restoredFrom: auditTexts.fromVersion }),
  webhook: () => auditTexts.webhookFields,
  content: () => auditTexts.contentFields,
};

const capitalised = (label: string): string => label.charAt(0).toUpperCase() + label.slice(1);

/** Undefined for a field that an earlier version wrote. */
export function labelOf(subject: string, field: string): string | undefined {
  const known = auditSubjects.find((one) => one === subject);
  const label = known && (labels[known]() as Readonly<Record<string, string>>)[field];
  return label && capitalised(label);
}
