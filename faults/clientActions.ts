/** What the clients do. Each action resolves to false if it had no response and should be repeated after a while. */
import { type Attempt, type Call, type History, tryToCall } from './history.ts';
import { orderOf, type ProductOnSale } from './productsForSale.ts';
import type { Random } from './random.ts';

export interface ClientOptions {
  /** Each request goes to one of these processes of the shop. */
  addresses: readonly string[];
  tokens: readonly string[];
  adminToken: string;
  products: readonly ProductOnSale[];
  photo: Buffer;
  random: Random;
  /** The history of earlier clients, which these clients continue. */
  history: History;
  /** Makes the idempotency keys unique. */
  name: string;
}

const send = ({ history, addresses, random }: ClientOptions, call: Call, expected: readonly number[]) =>
  tryToCall(history, random.one(addresses), call, expected);

const ownOrders = ({ history }: ClientOptions, token: string, status: Attempt['confirmed']): Attempt[] =>
  history.attempts.filter(
    (each) => each.token === token && each.placed && !each.unsure && each.confirmed === status,
  );

function newAttempt({ history, products, random, name }: ClientOptions, token: string): Attempt {
  const order = orderOf(random.shuffled(products).slice(0, 1 + random.whole(2)));
  const key = `${name} ${history.attempts.length}`;
  const attempt: Attempt = { key, token, order, placed: null, confirmed: 'pending', unsure: false };
  history.attempts.push(attempt);
  return attempt;
}

/** An order without response is repeated before anything else. */
export async function placeOrder(options: ClientOptions, token: string): Promise<boolean> {
  const open = options.history.attempts.find((each) => each.token === token && !each.placed);
  const attempt = open ?? newAttempt(options, token);
  const { order: body, key } = attempt;
  const response = await send(options, ['POST', '/orders', { token, body, key }], [201]);
  if (response) attempt.placed = response.body;
  return response !== null;
}

async function changeStatus(
  options: ClientOptions,
  attempt: Attempt,
  status: Attempt['confirmed'],
  call: Call,
): Promise<boolean> {
  attempt.unsure = true;
  const response = await send(options, call, [200, 409]);
  if (response) attempt.unsure = false;
  if (response?.status === 200) attempt.confirmed = status;
  return response !== null;
}

export async function cancelOrder(options: ClientOptions, token: string): Promise<boolean> {
  const own = ownOrders(options, token, 'pending');
  if (own.length === 0) return placeOrder(options, token);
  const attempt = options.random.one(own);
  const path = `/orders/${attempt.placed?._id}/cancel`;
  return changeStatus(options, attempt, 'cancelled', ['PUT', path, { token }]);
}

/** Null if no order can be moved. */
export async function moveOrder(options: ClientOptions): Promise<boolean | null> {
  const { history, random, adminToken: token } = options;
  const open = history.attempts.filter(
    ({ placed, confirmed, unsure }) =>
      placed && !unsure && confirmed !== 'cancelled' && confirmed !== 'delivered',
  );
  if (open.length === 0) return null;
  const attempt = random.one(open.slice(-20));
  const status = attempt.confirmed === 'pending' ? 'shipped' : 'delivered';
  const path = `/orders/${attempt.placed?._id}/status`;
  return changeStatus(options, attempt, status, ['PUT', path, { token, body: { status } }]);
}

/** Restocks a product or moves it between lists. Null, since an admin takes a while between two changes. */
export async function changeProduct(options: ClientOptions): Promise<null> {
  const { products, random, adminToken: token } = options;
  const { id, selectedSize, isCombo } = random.one(products);
  const unit = selectedSize ? { unit: 'size', unitName: selectedSize } : { unit: 'product' };
  const restocked = { counts: [{ ...unit, pieces: 1 + random.whole(5) }] };
  const listed = { featured: random.percent(50), isNewArrival: random.percent(50) };
  const call: Call =
    !isCombo && random.percent(50)
      ? ['POST', `/admin/products/${id}/restock`, { token, body: restocked }]
      : ['PUT', `/products/${id}`, { token, body: listed }];
  await send(options, call, [200]);
  return null;
}

export async function writeReview(options: ClientOptions, token: string): Promise<boolean> {
  const { history, random } = options;
  const own = ownOrders(options, token, 'delivered');
  if (own.length === 0) return placeOrder(options, token);
  const { placed } = random.one(own);
  const body = {
    productId: random.one(placed?.orderItems ?? []).product,
    orderId: placed?._id,
    rating: 1 + random.whole(5),
    comment: 'As on the photo',
  };
  const response = await send(options, ['POST', '/reviews', { token, body }], [201, 409]);
  if (response?.status === 201) history.reviews.push(response.body.review._id);
  return response !== null;
}

/** As the admin, since a customer's photos are limited in number. */
export async function uploadPhoto(options: ClientOptions): Promise<boolean> {
  const { history, photo, adminToken: token } = options;
  const form = new FormData();
  form.append('image', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'photo.jpg');
  const response = await send(options, ['POST', '/upload/single', { token, form }], [201]);
  if (response) history.photos.push(response.body.publicId);
  return response !== null;
}
