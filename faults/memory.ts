/** What a client that plays with the API has seen so far: ids by what they are of, so that it can come back to them. */
import type { Dice } from './dice.ts';

export type Kind = 'product' | 'order' | 'address' | 'review' | 'user' | 'cartLine' | 'upload';

export interface SeenProduct {
  _id: string;
  price: number;
  sizes: { size: string }[];
  colors: { name: string }[];
  category: string;
}

/** Enough to come back to, few enough to come back often. */
const mostOfAKind = 12;

export interface Memory {
  note(answer: unknown): void;
  id(kind: Kind, dice: Dice): string;
  product(dice: Dice): SeenProduct | null;
  orderNumber(dice: Dice): string;
}

const nowhere = '00000000-0000-7000-8000-000000000000';

const has = (value: object, ...keys: string[]) => keys.every((key) => key in value);

/** By its fields, since every answer names its own. */
function kindOf(value: object): Kind | null {
  if (has(value, 'quantity', 'maxQuantity')) return 'cartLine';
  if (has(value, 'orderNumber', 'orderItems')) return 'order';
  if (has(value, 'price', 'category', 'specifications')) return 'product';
  if (has(value, 'fullName', 'isDefault')) return 'address';
  if (has(value, 'rating', 'comment')) return 'review';
  if (has(value, 'email', 'isActive')) return 'user';
  return null;
}

export function emptyMemory(): Memory {
  const ids = new Map<Kind, string[]>();
  const products = new Map<string, SeenProduct>();
  const numbers: string[] = [];

  const keep = <T>(list: T[], value: T) => {
    if (list.includes(value)) return;
    list.push(value);
    if (list.length > mostOfAKind) list.shift();
  };
  const noteId = (kind: Kind, id: string) => {
    const known = ids.get(kind) ?? [];
    ids.set(kind, known);
    keep(known, id);
    for (const old of products.keys()) if (!ids.get('product')?.includes(old)) products.delete(old);
  };

  function note(answer: unknown): void {
    if (answer === null || typeof answer !== 'object') return;
    const { _id, publicId, orderNumber } = answer as Record<string, unknown>;
    const kind = kindOf(answer);
    if (kind && typeof _id === 'string') {
      noteId(kind, _id);
      if (kind === 'product') products.set(_id, answer as SeenProduct);
    }
    if (typeof publicId === 'string' && publicId) noteId('upload', publicId);
    if (typeof orderNumber === 'string') keep(numbers, orderNumber);
    for (const value of Object.values(answer).slice(0, 20)) note(value);
  }

  return {
    note,
    id: (kind, dice) => dice.one(ids.get(kind) ?? [nowhere]),
    product: (dice) => (products.size === 0 ? null : dice.one([...products.values()])),
    orderNumber: (dice) => dice.one(numbers.length > 0 ? numbers : ['KA100001']),
  };
}
