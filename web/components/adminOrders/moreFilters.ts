import { districtChoices } from '#domain/districts.ts';
import { closingReasonLabel, closingReasonValues } from '#domain/orderClosing.ts';
import { orderSourceLabel, orderSourceValues } from '#domain/orderSources.ts';
import { adminOrdersTexts } from '#texts/adminOrders.ts';
import { orderStatusTexts } from '#texts/orderStatus.ts';

interface Choice {
  value: string;
  label: string;
}

interface Filter {
  name: string;
  label: string;
  all: string;
  choices: readonly Choice[];
}

/** Each label is also that of the chosen filter, so it says what is filtered. */
export const moreFilters = [
  {
    name: 'source',
    label: adminOrdersTexts.source,
    all: adminOrdersTexts.fromAnywhere,
    choices: orderSourceValues.map((value) => ({ value, label: orderSourceLabel(value) })),
  },
  {
    name: 'booked',
    label: adminOrdersTexts.courier,
    all: adminOrdersTexts.bookedOrNot,
    choices: [
      { value: 'no', label: adminOrdersTexts.notBooked },
      { value: 'yes', label: adminOrdersTexts.booked },
    ],
  },
  {
    name: 'printed',
    label: adminOrdersTexts.printed,
    all: adminOrdersTexts.printedOrNot,
    choices: [
      { value: 'no', label: adminOrdersTexts.notPrinted },
      { value: 'yes', label: adminOrdersTexts.printed },
    ],
  },
  {
    name: 'settled',
    label: adminOrdersTexts.cash,
    all: adminOrdersTexts.settledOrNot,
    choices: [
      { value: 'no', label: adminOrdersTexts.cashOutstanding },
      { value: 'yes', label: adminOrdersTexts.settled },
    ],
  },
  {
    name: 'area',
    label: adminOrdersTexts.area,
    all: adminOrdersTexts.allAreas,
    choices: [
      { value: 'dhaka', label: adminOrdersTexts.dhaka },
      { value: 'outside', label: adminOrdersTexts.outsideDhaka },
    ],
  },
  {
    name: 'district',
    label: adminOrdersTexts.district,
    all: adminOrdersTexts.allDistricts,
    choices: districtChoices(),
  },
  {
    name: 'closing',
    label: adminOrdersTexts.endedBecause,
    all: adminOrdersTexts.endedForAnyReason,
    choices: [
      { value: 'came_back', label: orderStatusTexts.returnedToShop },
      ...closingReasonValues.map((value) => ({ value, label: closingReasonLabel(value) })),
    ],
  },
  {
    name: 'returned',
    label: adminOrdersTexts.returns,
    all: adminOrdersTexts.withOrWithoutReturns,
    choices: [{ value: 'week', label: adminOrdersTexts.cameBackInWeek }],
  },
] as const satisfies readonly Filter[];

/** `product` is set by links alone. */
export const moreFilterNames = [...moreFilters.map(({ name }) => name), 'product'] as const;

/** What is chosen of these filters, as text. */
export function chosenIn(query: URLSearchParams): Choice[] {
  const chosen = moreFilters.flatMap(({ name, choices }: Filter) => {
    const value = query.get(name);
    if (!value) return [];
    return [{ value: name, label: choices.find((choice) => choice.value === value)?.label ?? value }];
  });
  return query.get('product')
    ? [...chosen, { value: 'product', label: adminOrdersTexts.withOneProduct }]
    : chosen;
}
