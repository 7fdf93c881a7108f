/**
 * Writes requests from the API's document: valid, borderline or invalid. Most fields are valid, so that
 * requests get past the first check.
 */
import { draftOf } from '#server/testing/orderDrafts.ts';
import { deliverTo } from '#server/testing/people.ts';
import { boundaryValue, invalidValue } from './invalidValues.ts';
import type { Random } from './random.ts';
import type { Operation, Shape } from './requestShapes.ts';
import type { Kind, SeenIds } from './seenIds.ts';

export interface Written {
  path: string;
  body: unknown;
  key: string | null;
}

export interface Person {
  email: string;
  password: string;
}

export interface Writing {
  random: Random;
  seen: SeenIds;
  /** The email and password used where an endpoint asks for them. */
  person: Person;
}

/** The percentage of fields with an unexpected value. */
const wrongness = { proper: 0, careless: 12, hostile: 45 } as const;
type Manner = keyof typeof wrongness;

const idKinds: Record<string, Kind> = {
  product: 'product',
  productId: 'product',
  productIds: 'product',
  orderId: 'order',
  itemId: 'cartLine',
  publicId: 'upload',
};

/** The kind of id in a path. */
function kindInPath({ template }: Operation): Kind {
  if (/^\/(admin\/)?orders/.test(template)) return 'order';
  if (template.startsWith('/addresses')) return 'address';
  if (template.startsWith('/users')) return 'user';
  if (/^\/reviews\/\{id\}/.test(template)) return 'review';
  return 'product';
}

const byName: Record<string, (writing: Writing) => unknown> = {
  email: ({ person }) => person.email,
  password: ({ person }) => person.password,
  currentPassword: ({ person }) => person.password,
  phone: ({ random }) => random.one(['01712345678', '+8801812345678', '০১৯১২৩৪৫৬৭৮']),
  district: ({ random }) => random.one(['Dhaka', 'Sylhet', 'Comilla', 'Cumilla']),
  thana: () => 'Dhanmondi',
  verificationCode: ({ random }) => String(100_000 + random.whole(900_000)),
  orderNumber: ({ seen, random }) => seen.orderNumber(random),
  // Large pages have their own test.
  limit: ({ random }) => random.one(['', '1', '2', '5', '1000']),
  page: ({ random }) => random.one(['', '1', '2', '400']),
  price: ({ random }) => random.one([1, 250, 999.99]),
  stock: ({ random }) => random.one([0, 1, 3, 50]),
  quantity: ({ random }) => random.one([1, 1, 2, 7]),
  size: ({ random }) => random.one(['S', 'M', 'L']),
  selectedSize: ({ seen, random }) => seen.product(random)?.sizes[0]?.size ?? null,
  selectedColor: ({ seen, random }) => seen.product(random)?.colors[0]?.name ?? null,
  url: () => 'https://images.example.com/churi.jpg',
  images: ({ random }) =>
    random.one([[], [{ url: 'https://images.example.com/churi.jpg', publicId: '', alt: '' }]]),
  version: ({ random }) => random.one([1, 2]),
};

function proper(name: string, shape: Shape, writing: Writing): unknown {
  const { random, seen } = writing;
  const kind = idKinds[name];
  if (kind && shape.type === 'string') return seen.id(kind, random);
  const known = byName[name];
  if (known && random.percent(90)) return known(writing);
  if (shape.const !== undefined) return shape.const;
  if (shape.enum) return random.one(shape.enum);
  if (shape.anyOf) return proper(name, random.one(shape.anyOf), writing);
  if (shape.type === 'boolean') return random.percent(50);
  if (shape.type === 'null') return null;
  if (shape.type === 'string') return 'churi '.repeat(1 + random.whole(3)).slice(0, shape.maxLength ?? 100);
  if (shape.type === 'integer') return (shape.minimum ?? 0) + random.whole(Math.min(5, shape.maximum ?? 5));
  if (shape.type === 'number') return 1 + random.whole(500);
  return invalidValue(random);
}

function valueFor(name: string, shape: Shape, writing: Writing, manner: Manner): unknown {
  const { random } = writing;
  if (random.percent(wrongness[manner]))
    return random.percent(50) ? boundaryValue(shape, random) : invalidValue(random);
  if (shape.oneOf) return valueFor(name, random.one(shape.oneOf), writing, manner);
  if (shape.type === 'object') return objectFor(shape, writing, manner);
  if (shape.type === 'array' && !byName[name]) {
    const length = Math.max(shape.minItems ?? 0, random.whole(3));
    return Array.from({ length }, () => valueFor(name, shape.items ?? {}, writing, manner));
  }
  return proper(name, shape, writing);
}

function objectFor(shape: Shape, writing: Writing, manner: Manner): Record<string, unknown> {
  const { random } = writing;
  const { properties = {}, required = [], additionalProperties } = shape;
  const object: Record<string, unknown> = {};
  for (const [name, each] of Object.entries(properties)) {
    const wanted = required.includes(name) ? !random.percent(wrongness[manner] / 3) : random.percent(40);
    if (wanted) object[name] = valueFor(name, each, writing, manner);
  }
  if (typeof additionalProperties === 'object' && random.percent(50)) object.material = 'glass';
  if (random.percent(wrongness[manner]))
    object[random.one(['role', 'user', '_id', '__proto__'])] = invalidValue(random);
  return object;
}

/** Half of the orders use a product seen before and valid choices, so that they can be placed. */
function orderOfSeen(writing: Writing): Record<string, unknown> | null {
  const { random, seen } = writing;
  const product = seen.product(random);
  if (!product || random.percent(50)) return null;
  const selectedSize = product.sizes.length > 0 ? random.one(product.sizes).size : null;
  const selectedColor = product.colors.length > 0 ? random.one(product.colors).name : null;
  const { _id, price } = product;
  const line = { product: _id, price, quantity: 1 + random.whole(2), selectedSize, selectedColor };
  return draftOf([line], deliverTo);
}

function pathFor(operation: Operation, writing: Writing, manner: Manner): string {
  const { random, seen } = writing;
  const write = (value: unknown) => {
    const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
    return encodeURIComponent(text.toWellFormed().slice(0, 450));
  };
  let path = operation.template;
  const query: string[] = [];
  for (const { name, in: place, schema } of operation.parameters) {
    if (place === 'path') {
      const id = seen.id(idKinds[name] ?? kindInPath(operation), random);
      path = path.replace(`{${name}}`, () =>
        write(random.percent(wrongness[manner] / 2) ? invalidValue(random) : id),
      );
    }
    if (place === 'query' && random.percent(35)) {
      query.push(`${name}=${write(valueFor(name, schema, writing, manner))}`);
    }
  }
  return query.length > 0 ? `${path}?${query.join('&')}` : path;
}

export function writeRequest(operation: Operation, writing: Writing): Written {
  const { random } = writing;
  const manner = random.one(['proper', 'proper', 'careless', 'hostile'] as const);
  const takesKey = operation.parameters.some((each) => each.in === 'header');
  const ordered = operation.name === 'placeOrder' ? orderOfSeen(writing) : null;
  const body = operation.body ? (ordered ?? valueFor('', operation.body, writing, manner)) : undefined;
  return {
    path: pathFor(operation, writing, manner),
    body,
    key: takesKey && random.percent(60) ? `key-${random.whole(50)}` : null,
  };
}
