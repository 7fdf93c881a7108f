/** What an edit of an order changed. Orders store these words; pages show them in their language. */
import { editedFieldTexts } from '#texts/editedFields.ts';

export const editedFields = {
  address: 'Address',
  items: 'Items',
  shipping: 'Delivery fee',
  discount: 'Discount',
  note: 'Note for the courier',
  secondPhone: 'Second phone',
  callTime: 'Time to call',
  giftNote: 'Gift note',
  hidePrices: 'Prices on the slip',
} as const;
export type EditedField = (typeof editedFields)[keyof typeof editedFields];

const names = Object.keys(editedFields) as (keyof typeof editedFields)[];

/** A stored word in the language of the page. A word that is not known stays. */
export function editedFieldLabel(stored: string): string {
  const name = names.find((field) => editedFields[field] === stored);
  return name ? editedFieldTexts[name] : stored;
}
