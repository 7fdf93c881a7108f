/**
 * The changes of a logged-in user's cart, as data: without a network they are stored, and sent in order once it is back
 * (`web/offline/`). A further change is one more entry of this table.
 */
import { lineKey } from '#domain/carts.ts';
import { Problem } from '#domain/problems.ts';
import { MAX_QUANTITY } from '#domain/stock.ts';
import { api } from '#web/api/client.ts';
import type { Cart, CartLine } from '#web/api/responses.ts';

/**
 * A change without a response for this long is stored, and sent again later. No call of the cart waits longer, because
 * the next ones wait for it. In milliseconds.
 */
const TIMEOUT_MS = 10_000;
export const inTime = (idempotencyKey?: string) => ({
  idempotencyKey,
  signal: AbortSignal.timeout(TIMEOUT_MS),
});

interface Command<Input> {
  /** What the cart shows before the server has responded. */
  shows: (items: readonly CartLine[], input: Input) => CartLine[];
  /** May be sent again with the same key after a lost response. */
  send: (input: Input, key: string) => Promise<{ data: Cart }>;
  /** The line as the cart page names it; null if it is about no line. */
  lineId: (input: Input) => string | null;
}

const command = <Input>(one: Command<Input>) => one;

export const keyOfLine = ({ product, selectedSize, selectedColor }: CartLine): string =>
  lineKey({ productId: product._id, selectedSize, selectedColor });

/** A line that the server has not confirmed yet has its key as id. */
export const isLine = (line: CartLine, id: string): boolean => line._id === id || keyOfLine(line) === id;

export const findLine = (items: readonly CartLine[], id: string): CartLine | undefined =>
  items.find((line) => isLine(line, id));

/** For a call that is sent after those before it: by then the server knows the line. */
export async function idOnServer(id: string): Promise<string> {
  if (!id.startsWith('[')) return id;
  const line = findLine((await api.cart(undefined, inTime())).data.items, id);
  if (!line) throw new Problem('cartLineNotFound');
  return line._id;
}

const sendAdd = ({ line, place }: { line: CartLine; place?: number }, idempotencyKey: string) => {
  const { product, quantity, selectedSize, selectedColor } = line;
  const body = { productId: product._id, quantity, selectedSize, selectedColor, place };
  return api.addToCart({ body }, inTime(idempotencyKey));
};

function withMore(items: readonly CartLine[], line: CartLine): CartLine[] {
  const known = findLine(items, keyOfLine(line));
  if (!known) return [...items, line];
  const quantity = Math.min(known.quantity + line.quantity, MAX_QUANTITY);
  return items.map((one) => (one === known ? { ...one, quantity } : one));
}

export const cartCommands = {
  add: command<{ line: CartLine }>({
    shows: (items, { line }) => withMore(items, line),
    send: sendAdd,
    lineId: ({ line }) => keyOfLine(line),
  }),
  /** Puts a removed line back to its place. The server gives it another id. */
  restore: command<{ line: CartLine; place: number }>({
    shows: (items, { line, place }) => {
      const more = withMore(items, { ...line, _id: keyOfLine(line) });
      const restored = more.filter((one) => isLine(one, keyOfLine(line)));
      return more.filter((one) => !restored.includes(one)).toSpliced(place, 0, ...restored);
    },
    send: sendAdd,
    lineId: ({ line }) => keyOfLine(line),
  }),
  /** `seen`: the quantities that this page showed before. Of those stored by earlier releases it is unknown. */
  setQuantity: command<{ itemId: string; quantity: number; seen?: number[] }>({
    shows: (items, { itemId, quantity }) =>
      items.map((line) => (isLine(line, itemId) ? { ...line, quantity, notice: null } : line)),
    send: async ({ itemId, ...wanted }) =>
      api.updateCart({ body: { itemId: await idOnServer(itemId), ...wanted } }, inTime()),
    lineId: ({ itemId }) => itemId,
  }),
  remove: command<{ itemId: string }>({
    shows: (items, { itemId }) => items.filter((line) => !isLine(line, itemId)),
    send: async ({ itemId }) =>
      api.removeFromCart({ params: { itemId: await idOnServer(itemId) } }, inTime()),
    lineId: ({ itemId }) => itemId,
  }),
  clear: command<object>({
    shows: () => [],
    send: () => api.clearCart(undefined, inTime()),
    lineId: () => null,
  }),
};

type Commands = typeof cartCommands;
export type CommandName = keyof Commands;
export type CommandInput<Name extends CommandName> = Parameters<Commands[Name]['send']>[0];

/** A change with everything that sending it needs. */
export type CartCommand = {
  [Name in CommandName]: { name: Name; input: CommandInput<Name>; key: string };
}[CommandName];

/** The entry of a command. Its input is of its type; TypeScript cannot infer this from the table. */
export const entryOf = ({ name }: CartCommand) => cartCommands[name] as Command<CartCommand['input']>;
