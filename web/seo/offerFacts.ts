/** schema.org data of delivery and returns, by the same rules as checkout and the information pages. */

import { type DeliveryArea, handlingDays, transitDays } from '#domain/deliveryTimes.ts';
import { feeOfArea } from '#domain/freeDelivery.ts';
import { toPoisha, toTaka } from '#domain/money.ts';
import { returnFactsOf } from '#domain/returnsPolicy.ts';
import type { PublicSettings } from '#web/state/settings.ts';

type Facts = Record<string, unknown>;

const days = ({ min, max }: { min: number; max: number }): Facts => ({
  '@type': 'QuantitativeValue',
  minValue: min,
  maxValue: max,
  unitCode: 'DAY',
});

/** Without a region, the rest of the country. */
const destinations: Readonly<Record<DeliveryArea, Facts>> = {
  insideDhaka: { '@type': 'DefinedRegion', addressCountry: 'BD', addressRegion: 'Dhaka' },
  outsideDhaka: { '@type': 'DefinedRegion', addressCountry: 'BD' },
};

/** `price`: of the product, in taka. */
export const shippingFacts = (price: number, { delivery }: Pick<PublicSettings, 'delivery'>): Facts[] =>
  (['insideDhaka', 'outsideDhaka'] as const).map((area) => ({
    '@type': 'OfferShippingDetails',
    shippingDestination: destinations[area],
    shippingRate: {
      '@type': 'MonetaryAmount',
      value: toTaka(feeOfArea(toPoisha(price), area, delivery)),
      currency: 'BDT',
    },
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      handlingTime: days(handlingDays),
      transitTime: days(transitDays[area]),
    },
  }));

/** Faulty items come back for free in every category. */
export function returnFacts(category: string): Facts {
  const { days: merchantReturnDays, onlyFaulty } = returnFactsOf(category);
  const policy = { '@type': 'MerchantReturnPolicy', applicableCountry: 'BD' };
  if (onlyFaulty) return { ...policy, returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' };
  return {
    ...policy,
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays,
    returnMethod: 'https://schema.org/ReturnByMail',
    returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
    itemDefectReturnFees: 'https://schema.org/FreeReturn',
    refundType: 'https://schema.org/FullRefund',
  };
}
