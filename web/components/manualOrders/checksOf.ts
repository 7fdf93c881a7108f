/** What to check before the order is placed, each with a link to its field. */

import { manualOrdersTexts } from '#texts/manualOrders.ts';
import { checkIdOf } from './ItemsFields.tsx';
import { itemFault, missingChoice } from './manualItems.ts';
import { isHandedOver } from './manualOrderForm.ts';
import { doubtAt, type ReadAddress } from './messageFields.ts';
import type { ManualOrder } from './useManualOrder.ts';

export interface Check {
  label: string;
  go: () => void;
}

const labels: Record<keyof ReadAddress, string> = {
  fullName: manualOrdersTexts.name,
  phone: manualOrdersTexts.phone,
  address: manualOrdersTexts.address,
  district: manualOrdersTexts.district,
  thana: manualOrdersTexts.thana,
};

const goTo = (id: string) => {
  const place = document.getElementById(id);
  place?.scrollIntoView({ block: 'center' });
  place?.focus({ preventScroll: true });
};

export function checksOf({
  form,
  edited: { items },
  message: { read },
}: Pick<ManualOrder, 'form' | 'edited' | 'message'>): Check[] {
  const values = form.getValues();
  const isShown = (name: keyof ReadAddress) =>
    !isHandedOver(values) || name === 'fullName' || name === 'phone';
  const fields = read.doubts.filter((name) => isShown(name) && doubtAt(read, name, values[name]) !== null);
  const unsure = items.filter(
    (item) =>
      read.items[item.key]?.isChecked === false ||
      missingChoice(item) !== null ||
      itemFault(item, items) !== null,
  );
  return [
    ...fields.map((name) => ({ label: labels[name], go: () => form.setFocus(name) })),
    ...unsure.map(({ key, name }) => ({ label: name, go: () => goTo(checkIdOf(key)) })),
  ];
}
