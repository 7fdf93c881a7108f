/** The ids that a fuzz client has seen, by kind, so that it can use them again. */
import type { Random } from './random.ts';

export type Kind = 'product' | 'order' | 'address' | 'review' | 'user' | 'cartLine' | 'upload';

export interface SeenProduct {
  _id: string;
  price: number;
  sizes: { size: string }[];
  colors: { name: string }[];
  category: string;
}

/** Enough to vary, few enough to be reused often. */
const mostOfAKind = 12;

export interface SeenIds {
  note(value: unknown): void;
  id(kind: Kind, random: Random): string;
  product(random: Random): SeenProduct | null;
  orderNumber(random: Random): string;
}

const nowhere = '00000000-0000-7000-8000-000000000000';

const has = (value: object, ...keys: string[]) => keys.every((key) => key in value);

/** By its fields, since each response has its own. */
function kindOf(value: object): Kind | null {
  if (has(value, 'quantity', 'maxQuantity')) return 'cartLine';
  if (has(value, 'orderNumber', 'orderItems')) return 'order';
  if (has(value, 'price', 'category', 'specifications')) return 'product';
  if (has(value, 'fullName', 'isDefault')) return 'address';
  if (has(value, 'rating', 'comment')) return 'review';
  if (has(value, 'email', 'isActive')) return 'user';
  return null;
}

export function emptySeenIds(): SeenIds {
  const ids = new Map<Kind, string[]>();
  const products = new Map<string, SeenProduct>();
  const numbers: string[] = [];

  const add = <T>(list: T[], value: T) => {
    if (list.includes(value)) return;
    list.push(value);
    if (list.length > mostOfAKind) list.shift();
  };
  const noteId = (kind: Kind, id: string) => {
    const known = ids.get(kind) ?? [];
    ids.set(kind, known);
    add(known, id);
    for (const old of products.keys()) if (!ids.get('product')?.includes(old)) products.delete(old);
  };

  function note(value: unknown): void {
    if (value === null || typeof value !== 'object') return;
    const { _id, publicId, orderNumber } = value as Record<string, unknown>;
    const kind = kindOf(value);
    if (kind && typeof _id === 'string') {
      noteId(kind, _id);
      if (kind === 'product') products.set(_id, value as SeenProduct);
    }
    if (typeof publicId === 'string' && publicId) noteId('upload', publicId);
    if (typeof orderNumber === 'string') add(numbers, orderNumber);
    for (const inner of Object.values(value).slice(0, 20)) note(inner);
  }

  return {
    note,
    id: (kind, random) => random.one(ids.get(kind) ?? [nowhere]),
    product: (random) => (products.size === 0 ? null : random.one([...products.values()])),
    orderNumber: (random) => random.one(numbers.length > 0 ? numbers : ['KA100001']),
  };
}
