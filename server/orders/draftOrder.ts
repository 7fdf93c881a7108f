/** Reads a customer's message into the fields of a new order. Writes nothing. */
import type { endpoints } from '#contract/endpoints.ts';
import { catalogueWords, withCorrections } from '#domain/messages/catalogueWords.ts';
import { chosenItem } from '#domain/messages/chosenItem.ts';
import type { ReadItem } from '#domain/messages/messageItems.ts';
import { describes, type Ranked } from '#domain/messages/rankProducts.ts';
import { type ReadMessage, readMessage } from '#domain/messages/readMessage.ts';
import { nameNow } from '#domain/productNames.ts';
import { shownColours, shownSizes } from '#domain/stock.ts';
import type { Handler } from '#server/context.ts';
import type { Database } from '#server/database/connect.ts';
import { type DraftProduct, proposeProducts } from './draftProducts.ts';
import { namedWords, similarWords } from './draftQueries.ts';

export const draftOrder: Handler<typeof endpoints.draftOrder> = async ({ body: { text } }, { db }) => {
  const read = await readWithCatalogue(db, text);
  const proposed = await proposeProducts(db, read.items);
  const items = read.items.map((item, at) => itemResponse(item, proposed[at] ?? []));
  const { name, phone, secondPhone, address, district, thana, sure } = read;
  return {
    ...{ name, phone, secondPhone, address, district, thana, sure },
    items: items.filter((item) => item !== null),
    unread: [...read.items.flatMap((item, at) => unreadOf(item, proposed[at] ?? [])), ...read.unread],
  };
};

/** Reads twice: what is unread the first time may be a product's name that is misspelt. */
async function readWithCatalogue(db: Database, text: string): Promise<ReadMessage> {
  const known = new Set(await namedWords(db, catalogueWords(readMessage(text).words)));
  const read = readMessage(text, { known });
  const corrections = withCorrections(await similarWords(db, catalogueWords(read.words, null)));
  return corrections.size === 0 ? read : readMessage(text, { known, corrections });
}

const candidateOf = ({ product }: Ranked<DraftProduct>) => ({
  product: product.id,
  name: nameNow(product),
  price: product.price,
  image: product.image,
  sizes: shownSizes(product).map(({ size }) => size),
  colors: shownColours(product).map(({ name }) => name),
});

/** An item that no product of the shop is like, or the words of an item that say nothing of the proposal. */
function unreadOf(
  item: ReadItem & { text: string },
  [best]: readonly Ranked<DraftProduct>[],
): readonly string[] {
  return best ? item.unknown.filter((word) => !describes(word, best.product)) : [item.text];
}

/** How much likelier the proposal has to be than the next product. */
const CLEARLY = 1;

function itemResponse(item: ReadItem & { text: string }, ranked: readonly Ranked<DraftProduct>[]) {
  const [best, next] = ranked;
  if (!best) return null;
  const { sizes: _sizes, colors: _colors, ...proposal } = candidateOf(best);
  const chosen = chosenItem(item, best.product);
  const isClear = best.score > 0 && (!next || best.score - next.score >= CLEARLY);
  return {
    ...proposal,
    ...chosen,
    sure: chosen.sure && isClear,
    text: item.text,
    candidates: ranked.map(candidateOf),
  };
}
