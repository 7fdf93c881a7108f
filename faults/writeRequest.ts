/**
 * Makes requests of the API's document: as it asks for them, at the edges of what it asks for, or against it. What a
 * field's name promises is kept more often than not, so that requests get past the first check and on to the next.
 */
import { deliverTo } from '#server/testing/people.ts';
import type { Dice } from './dice.ts';
import type { Kind, Memory } from './memory.ts';
import { atTheEdge, nasty } from './nastyValues.ts';
import type { Operation, Shape } from './requestShapes.ts';

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
  dice: Dice;
  memory: Memory;
  /** Whose e-mail and password go in where one is asked for. */
  person: Person;
}

/** In how many of a hundred fields something else stands than what was asked for. */
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

/** What the id in a path is of. */
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
  phone: ({ dice }) => dice.one(['01712345678', '+8801812345678', '০১৯১২৩৪৫৬৭৮']),
  district: ({ dice }) => dice.one(['Dhaka', 'Sylhet', 'Comilla', 'Cumilla']),
  thana: () => 'Dhanmondi',
  verificationCode: ({ dice }) => String(100_000 + dice.whole(900_000)),
  orderNumber: ({ memory, dice }) => memory.orderNumber(dice),
  // Whoever looks at everything at once is a test of its own.
  limit: ({ dice }) => dice.one(['', '1', '2', '5', '1000']),
  page: ({ dice }) => dice.one(['', '1', '2', '400']),
  price: ({ dice }) => dice.one([1, 250, 999.99]),
  stock: ({ dice }) => dice.one([0, 1, 3, 50]),
  quantity: ({ dice }) => dice.one([1, 1, 2, 7]),
  size: ({ dice }) => dice.one(['S', 'M', 'L']),
  selectedSize: ({ memory, dice }) => memory.product(dice)?.sizes[0]?.size ?? null,
  selectedColor: ({ memory, dice }) => memory.product(dice)?.colors[0]?.name ?? null,
  url: () => 'https://images.example.com/churi.jpg',
  images: ({ dice }) =>
    dice.one([[], [{ url: 'https://images.example.com/churi.jpg', publicId: '', alt: '' }]]),
  version: ({ dice }) => dice.one([1, 2]),
};

function proper(name: string, shape: Shape, writing: Writing): unknown {
  const { dice, memory } = writing;
  const kind = idKinds[name];
  if (kind && shape.type === 'string') return memory.id(kind, dice);
  const known = byName[name];
  if (known && dice.percent(90)) return known(writing);
  if (shape.enum) return dice.one(shape.enum);
  if (shape.anyOf) return proper(name, dice.one(shape.anyOf), writing);
  if (shape.type === 'boolean') return dice.percent(50);
  if (shape.type === 'null') return null;
  if (shape.type === 'string') return 'churi '.repeat(1 + dice.whole(3)).slice(0, shape.maxLength ?? 100);
  if (shape.type === 'integer') return (shape.minimum ?? 0) + dice.whole(Math.min(5, shape.maximum ?? 5));
  if (shape.type === 'number') return 1 + dice.whole(500);
  return nasty(dice);
}

function valueFor(name: string, shape: Shape, writing: Writing, manner: Manner): unknown {
  const { dice } = writing;
  if (dice.percent(wrongness[manner])) return dice.percent(50) ? atTheEdge(shape, dice) : nasty(dice);
  if (shape.type === 'object') return objectFor(shape, writing, manner);
  if (shape.type === 'array' && !byName[name]) {
    const length = Math.max(shape.minItems ?? 0, dice.whole(3));
    return Array.from({ length }, () => valueFor(name, shape.items ?? {}, writing, manner));
  }
  return proper(name, shape, writing);
}

function objectFor(shape: Shape, writing: Writing, manner: Manner): Record<string, unknown> {
  const { dice } = writing;
  const { properties = {}, required = [], additionalProperties } = shape;
  const object: Record<string, unknown> = {};
  for (const [name, each] of Object.entries(properties)) {
    const wanted = required.includes(name) ? !dice.percent(wrongness[manner] / 3) : dice.percent(40);
    if (wanted) object[name] = valueFor(name, each, writing, manner);
  }
  if (typeof additionalProperties === 'object' && dice.percent(50)) object.material = 'glass';
  if (dice.percent(wrongness[manner])) object[dice.one(['role', 'user', '_id', '__proto__'])] = nasty(dice);
  return object;
}

/** Half of the orders are of something seen, chosen as it has to be: those can be placed. */
function orderOfSeen(writing: Writing): Record<string, unknown> | null {
  const { dice, memory } = writing;
  const product = memory.product(dice);
  if (!product || dice.percent(50)) return null;
  const selectedSize = product.sizes.length > 0 ? dice.one(product.sizes).size : null;
  const selectedColor = product.colors.length > 0 ? dice.one(product.colors).name : null;
  return {
    orderItems: [{ product: product._id, quantity: 1 + dice.whole(2), selectedSize, selectedColor }],
    shippingAddress: deliverTo,
    paymentMethod: 'cash_on_delivery',
  };
}

function pathFor(operation: Operation, writing: Writing, manner: Manner): string {
  const { dice, memory } = writing;
  const write = (value: unknown) => {
    const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
    return encodeURIComponent(text.toWellFormed().slice(0, 450));
  };
  let path = operation.template;
  const query: string[] = [];
  for (const { name, in: place, schema } of operation.parameters) {
    if (place === 'path') {
      const id = memory.id(idKinds[name] ?? kindInPath(operation), dice);
      path = path.replace(`{${name}}`, () => write(dice.percent(wrongness[manner] / 2) ? nasty(dice) : id));
    }
    if (place === 'query' && dice.percent(35)) {
      query.push(`${name}=${write(valueFor(name, schema, writing, manner))}`);
    }
  }
  return query.length > 0 ? `${path}?${query.join('&')}` : path;
}

export function writeRequest(operation: Operation, writing: Writing): Written {
  const { dice } = writing;
  const manner = dice.one(['proper', 'proper', 'careless', 'hostile'] as const);
  const takesKey = operation.parameters.some((each) => each.in === 'header');
  const ordered = operation.name === 'placeOrder' ? orderOfSeen(writing) : null;
  const body = operation.body ? (ordered ?? valueFor('', operation.body, writing, manner)) : undefined;
  return {
    path: pathFor(operation, writing, manner),
    body,
    key: takesKey && dice.percent(60) ? `key-${dice.whole(50)}` : null,
  };
}
