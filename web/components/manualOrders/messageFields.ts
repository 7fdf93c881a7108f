/** What a message was read into: the fields of the form, and what to look at. */

import { manualOrdersTexts } from '#texts/manualOrders.ts';
import type { adminApi } from '#web/api/adminClient.ts';
import type { Product } from '#web/api/responses.ts';
import { blankAddress, type TypedAddress } from '#web/components/addresses/typedAddress.ts';
import { type EditedItem, newItem, sentItems } from '#web/components/orderLifecycle/editedItem.ts';

export type MessageDraft = Awaited<ReturnType<typeof adminApi.draftOrder>>;
type DraftItem = MessageDraft['items'][number];
export type Candidate = DraftItem['candidates'][number];

/** The words that an item was read from. */
export interface ReadItem {
  text: string;
  /** Nothing to choose from. */
  isSure: boolean;
  /** True once the admin has changed or chosen something. */
  isChecked: boolean;
  candidates: readonly Candidate[];
}

/** The fields that a message is read into. A landmark is part of the address there. */
export type ReadAddress = Omit<TypedAddress, 'landmark'>;

const { landmark: _, ...blankFields } = blankAddress;
export const readNames = Object.keys(blankFields) as (keyof ReadAddress)[];

export interface ReadMessage {
  /** As filled in. A field that still holds this is not yet looked at. */
  fields: Partial<ReadAddress>;
  /** Fields to look at. */
  doubts: readonly (keyof ReadAddress)[];
  /** By the key of the item. */
  items: Readonly<Record<number, ReadItem>>;
  /** Parts of the message that were not understood. */
  unread: readonly string[];
  /** The items as filled in. */
  ordered: string;
}

export const fieldsOf = ({ name, phone, address, district, thana }: MessageDraft): ReadAddress => ({
  fullName: name,
  phone,
  address,
  district,
  thana,
});

/** The fields that are empty or a guess. */
export function doubtsOf(draft: MessageDraft): (keyof ReadAddress)[] {
  const { name, ...sure } = draft.sure;
  const isSure = { ...sure, fullName: name, address: draft.address !== '' };
  const fields = fieldsOf(draft);
  return (Object.keys(fields) as (keyof ReadAddress)[]).filter((field) => !isSure[field] || !fields[field]);
}

/** The items whose product could be loaded, with size and color as read. */
export const itemsOf = (draft: MessageDraft, products: ReadonlyMap<string, Product>): EditedItem[] =>
  draft.items.flatMap((item, key) => {
    const product = products.get(item.product);
    if (!product) return [];
    const { quantity, selectedSize } = item;
    const blank = newItem(key, product);
    return { ...blank, quantity, selectedSize, selectedColor: item.selectedColor ?? blank.selectedColor };
  });

export const readItemsOf = ({ items }: MessageDraft): Record<number, ReadItem> =>
  Object.fromEntries(
    items.map(({ text, sure, candidates }, key) => [
      key,
      { text, isSure: sure, isChecked: sure, candidates },
    ]),
  );

/** An item whose product could not be loaded is not understood. */
export const unreadOf = (
  { unread, items }: MessageDraft,
  products: ReadonlyMap<string, Product>,
): string[] => [...unread, ...items.filter(({ product }) => !products.has(product)).map(({ text }) => text)];

/** A text that two lists of items share if they order the same. */
export const orderedText = (items: readonly EditedItem[]): string => JSON.stringify(sentItems(items));

export const nothingRead: ReadMessage = {
  fields: {},
  doubts: [],
  items: {},
  unread: [],
  ordered: orderedText([]),
};

/** True once a message was read. */
export const isRead = ({ fields }: ReadMessage): boolean => 'phone' in fields;

/** True if an admin has changed what the message was read into, or typed without a message. */
export function isChangedByHand(
  { fields, ordered }: ReadMessage,
  typed: ReadAddress,
  items: readonly EditedItem[],
): boolean {
  return ordered !== orderedText(items) || readNames.some((name) => typed[name] !== (fields[name] ?? ''));
}

const missing: Record<keyof ReadAddress, string> = {
  fullName: manualOrdersTexts.checkName,
  phone: manualOrdersTexts.checkPhone,
  address: manualOrdersTexts.checkAddress,
  district: manualOrdersTexts.checkDistrict,
  thana: manualOrdersTexts.checkThana,
};

/** What to say at a field that was not sure. Null once it was changed. */
export function doubtAt(
  { fields, doubts }: ReadMessage,
  field: keyof ReadAddress,
  typed: string,
): string | null {
  if (!doubts.includes(field) || typed !== fields[field]) return null;
  return typed === '' ? missing[field] : manualOrdersTexts.checkUnclear;
}
