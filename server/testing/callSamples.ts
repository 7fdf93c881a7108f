/** A valid sample request for every call of the API. A call without a sample does not compile. */

import { v7 as newId } from 'uuid';
import type { Sent } from '#contract/endpoint.ts';
import type { EndpointName, endpoints } from '#contract/endpoints.ts';
import { defaultSettings } from '#domain/defaultSettings.ts';
import { imageUrl } from '#domain/images.ts';
import { sheetUploadField } from '#domain/productSheet.ts';
import { shippedContent } from '#domain/shippedContent.ts';
import { insertNotices, storeUndoToken } from '#server/accounts/accountNoticeQueries.ts';
import { storePhoneCode } from '#server/accounts/phoneCodeQueries.ts';
import { storeCode } from '#server/accounts/resetCodeQueries.ts';
import { hashCode } from '#server/accounts/sentCodes.ts';
import { openSession } from '#server/accounts/sessionQueries.ts';
import { hashToken, newToken } from '#server/accounts/tokens.ts';
import type { Database } from '#server/database/connect.ts';
import { smsRecipient } from '#server/sms/smsQueries.ts';
import { changeShopSettings } from './changeShopSettings.ts';
import { buildContent } from './content.ts';
import { buildCoupon, newCode } from './coupons.ts';
import { buildProduct, buildUpload } from './goods.ts';
import { draftOf } from './orderDrafts.ts';
import { buildNote, buildOrder, buildPayment } from './orders.ts';
import { buildPayout, buildShortOrder } from './payouts.ts';
import { buildAddress, buildAdmin, buildCustomer, deliverTo, type Person } from './people.ts';
import { formOf, jpeg } from './pictures.ts';
import { buildReview } from './reviews.ts';
import { buildSavedItem } from './savedItems.ts';
import { appCode, buildSecondFactor } from './secondFactors.ts';
import { buildAlertToken, buildStockAlert } from './stockAlerts.ts';
import { buildWebhook, webhookForm } from './webhooks.ts';

/** The user who makes the call. The records that the call names belong to this user. */
type Owner = Person;

export interface Sample<Input = object> {
  /** Builds the records that the call needs, and returns the request. */
  send(db: Database, owner: Owner): Promise<Input>;
  /**
   * Set if the call names a record of its owner. The statuses that another customer and an admin get for the same ids.
   */
  foreign?: { customer: number; admin: number };
  /** The status that an admin gets where it is another one than a customer gets. */
  admin?: number;
  /** Files instead of a JSON body. */
  form?(): Promise<{ body: Buffer; headers: Record<string, string> }>;
}

type Samples = { readonly [Name in EndpointName]: Sample<Sent<(typeof endpoints)[Name]>> };

/** Other people's records are not found, not even by an admin. */
const notThere = { customer: 404, admin: 404 };
/** An admin may do it to any customer's record. */
const adminsToo = { customer: 404, admin: 200 };

const nothing: Sample<Record<never, never>> = { send: async () => ({}) };
const id = (id: string) => ({ params: { id } });

const returnsPage = { params: { key: 'returns' as const } };

const address = { ...deliverTo, address: 'House 7' };

const productForm = {
  name: 'Silver Ring',
  description: 'A ring of silver',
  price: 300,
  category: 'rings' as const,
  stock: 5,
  images: [{ url: 'https://images.example.com/ring.jpg', publicId: '', alt: '' }],
};

const productId = async (db: Database) => (await buildProduct(db)).id;
const batchId = async (db: Database) => {
  const batches = [{ label: 'L1', expiresOn: '2098-01-31', pieces: 5 }];
  const product = await buildProduct(db, { category: 'cosmetics', batches });
  const { id: batch } = await db
    .selectFrom('product_batches')
    .select('id')
    .where('product_id', '=', product.id)
    .executeTakeFirstOrThrow();
  return batch;
};
const lineOf = async (db: Database) => {
  const { id, price } = await buildProduct(db);
  return { product: id, price };
};
type SampleStatus = 'pending' | 'shipped' | 'delivered';
const orderOf = async (db: Database, customer: Owner, status: SampleStatus = 'pending') => {
  const product = await buildProduct(db);
  const order = await buildOrder(db, { customer, lines: [{ product }], status });
  return { product, order };
};
/** Only reviews have photos, and only delivered products can be reviewed. */
const afterDelivery: Sample<Record<never, never>> = {
  send: async (db, owner) => {
    await orderOf(db, owner, 'delivered');
    return {};
  },
};
const anyOrder = async (db: Database, status: SampleStatus = 'pending') =>
  (await orderOf(db, await buildCustomer(db), status)).order.id;

async function bookedOrder(db: Database): Promise<string> {
  const orderId = await anyOrder(db);
  await db.insertInto('order_bookings').values({ order_id: orderId, courier: 'Pathao' }).execute();
  await db.updateTable('orders').set({ booked_at: new Date() }).where('id', '=', orderId).execute();
  return orderId;
}

const couponForm = () => ({ code: newCode(), kind: 'percent' as const, value: 10 });

let layouts = 0;
const courierLayout = () => {
  layouts += 1;
  return { name: `Courier ${layouts}`, columns: [{ title: 'Phone', field: 'phone' as const }] };
};
let places = 0;
const courierPlace = () => {
  places += 1;
  const place = { district: 'Dhaka', thana: `Thana ${places}` };
  return { courier: 'pathao' as const, ...place, courierDistrict: 'Dhaka', courierZone: 'Banani' };
};
async function buildLayout(db: Database): Promise<string> {
  const layout = { id: crypto.randomUUID(), ...courierLayout() };
  await db
    .insertInto('courier_layouts')
    .values({ ...layout, columns: JSON.stringify(layout.columns) })
    .execute();
  return layout.id;
}

const statementLayout = () => {
  layouts += 1;
  return { name: `Statement ${layouts}`, columns: { orderNumber: ['Invoice'], collected: ['Amount'] } };
};
async function buildStatementLayout(db: Database): Promise<string> {
  const layout = { id: crypto.randomUUID(), ...statementLayout() };
  await db
    .insertInto('statement_layouts')
    .values({ ...layout, columns: JSON.stringify(layout.columns) })
    .execute();
  return layout.id;
}

const reviewOf = async (db: Database, customer: Owner) =>
  buildReview(db, { customer, product: await buildProduct(db) });

async function cartLine(db: Database, owner: Owner): Promise<string> {
  await db
    .insertInto('carts')
    .values({ user_id: owner.id })
    .onConflict((known) => known.doNothing())
    .execute();
  const line = { user_id: owner.id, product_id: await productId(db), quantity: 1, price_seen: 45_000 };
  const itemId = crypto.randomUUID();
  await db
    .insertInto('cart_lines')
    .values({ id: itemId, ...line })
    .execute();
  return itemId;
}

async function liveCode(db: Database, { id, email }: Owner): Promise<string> {
  const code = '123456';
  const now = new Date();
  const expiresAt = new Date(now.getTime() + 60_000);
  await storeCode(db, { userId: id, email, codeHash: await hashCode(code), now, expiresAt });
  return code;
}

let phones = 0;
const newPhone = (): string => {
  phones += 1;
  return `019${String(phones).padStart(8, '0')}`;
};

async function livePhoneCode(db: Database, phone: string): Promise<string> {
  const code = '123456';
  const now = new Date();
  const expiresAt = new Date(now.getTime() + 60_000);
  await storePhoneCode(db, { phone, codeHash: await hashCode(code), now, expiresAt });
  return code;
}

/** Creates the record that a change of the owner's email leaves. */
async function undoToken(db: Database, { id: userId }: Owner): Promise<string> {
  const token = newToken();
  const change = { kind: 'emailChanged', userId, actorId: userId, now: new Date() } as const;
  const [notice = ''] = await insertNotices(db, change, [newEmail()]);
  await storeUndoToken(db, notice, hashToken(token));
  return token;
}

async function otherSession(db: Database, owner: Owner): Promise<string> {
  const tokenHash = hashToken(await openSession(db, owner.id, { userAgent: 'other', now: new Date() }));
  const session = db.selectFrom('sessions').select('id').where('token_hash', '=', tokenHash);
  return (await session.executeTakeFirstOrThrow()).id;
}

let strangers = 0;
const newEmail = () => {
  strangers += 1;
  return `somebody-new-${strangers}@example.com`;
};

const formWith = (field: string) => async () =>
  formOf([{ field, filename: 'photo.jpg', bytes: await jpeg({ width: 80, height: 60 }) }]);

const sheetForm = async () =>
  formOf([
    {
      field: sheetUploadField,
      filename: 'products.csv',
      bytes: Buffer.from('Name,Price\r\nSilver Ring,300\r\n'),
    },
  ]);

const statementForm = async () =>
  formOf([
    {
      field: sheetUploadField,
      filename: 'pathao.csv',
      bytes: Buffer.from('Consignment ID,Collected Amount\r\nDL1,300\r\n'),
    },
  ]);

export const samples: Samples = {
  login: { send: async (_, { email, password }) => ({ body: { email, password } }) },
  register: { send: async () => ({ body: { name: 'New', email: newEmail(), password: 'churi-1234' } }) },
  logout: nothing,
  profile: nothing,
  updateProfile: { send: async () => ({ body: { name: 'Another Name' } }) },
  undoEmailChange: { send: async (db, owner) => ({ body: { token: await undoToken(db, owner) } }) },
  forgotPassword: { send: async (_, { email }) => ({ body: { email } }) },
  resetPassword: {
    send: async (db, owner) => ({
      body: { email: owner.email, verificationCode: await liveCode(db, owner), newPassword: 'new-churi' },
    }),
  },
  changePassword: {
    send: async (_, { password }) => ({ body: { currentPassword: password, newPassword: 'new-churi' } }),
  },
  sms: { send: async () => ({ query: {} }) },
  stopSms: {
    send: async (db) => {
      const cause = { kind: 'orderPlaced', subject: crypto.randomUUID() } as const;
      const { stopToken } = await smsRecipient(db, newPhone(), cause);
      return { body: { token: stopToken, stop: true } };
    },
  },
  requestPhoneCode: { send: async () => ({ body: { phone: newPhone() } }) },
  logInByPhone: {
    send: async (db) => {
      const phone = newPhone();
      return { body: { phone, code: await livePhoneCode(db, phone), name: 'New' } };
    },
  },
  confirmPhone: {
    send: async (db, { password }) => {
      const phone = newPhone();
      return { body: { phone, code: await livePhoneCode(db, phone), currentPassword: password } };
    },
    admin: 409,
  },
  setPassword: {
    send: async (db, owner) => {
      const phone = newPhone();
      await db
        .updateTable('users')
        .set({ phone, phone_verified_at: new Date(), email: null, password_hash: null })
        .where('id', '=', owner.id)
        .where('role', '=', 'user')
        .execute();
      return { body: { code: await livePhoneCode(db, phone), newPassword: 'new-churi' } };
    },
    admin: 409,
  },
  sessions: nothing,
  endSessions: { send: async () => ({ query: {} }) },
  endSession: { send: async (db, owner) => id(await otherSession(db, owner)), foreign: notThere },
  confirmPassword: { send: async (_, { password }) => ({ body: { password } }) },

  secondFactor: nothing,
  beginSecondFactor: { send: async (_, { password }) => ({ body: { currentPassword: password } }) },
  switchOnSecondFactor: {
    send: async (db, owner) => {
      const { secret } = await buildSecondFactor(db, owner, { isOn: false });
      return { body: { code: appCode(secret) } };
    },
  },
  switchOffSecondFactor: {
    send: async (db, owner) => {
      const { secret } = await buildSecondFactor(db, owner);
      return { body: { currentPassword: owner.password, code: appCode(secret) } };
    },
  },
  newRecoveryCodes: {
    send: async (db, owner) => {
      const { secret } = await buildSecondFactor(db, owner);
      return { body: { currentPassword: owner.password, code: appCode(secret) } };
    },
  },

  products: { send: async () => ({ query: {} }) },
  featuredProducts: { send: async () => ({ query: {} }) },
  combos: { send: async () => ({ query: {} }) },
  newArrivals: { send: async () => ({ query: {} }) },
  product: { send: async (db) => id(await productId(db)) },
  createProduct: { send: async () => ({ body: productForm }) },
  updateProduct: { send: async (db) => ({ ...id(await productId(db)), body: { price: 500 } }) },
  deleteProduct: { send: async (db) => id(await productId(db)) },
  restoreProduct: { send: async (db) => id((await buildProduct(db, { deletedAt: new Date() })).id) },
  suggestions: { send: async () => ({ query: { q: 'ring' } }) },

  cart: nothing,
  addToCart: { send: async (db) => ({ body: { productId: await productId(db) } }) },
  updateCart: {
    send: async (db, owner) => ({ body: { itemId: await cartLine(db, owner), quantity: 2 } }),
    foreign: notThere,
  },
  removeFromCart: {
    send: async (db, owner) => ({ params: { itemId: await cartLine(db, owner) } }),
    foreign: notThere,
  },
  clearCart: nothing,
  mergeCart: { send: async (db) => ({ body: { items: [{ productId: await productId(db) }] } }) },

  placeOrder: {
    send: async (db) => ({
      body: draftOf([await lineOf(db)], address),
    }),
  },
  myOrders: { send: async () => ({ query: {} }) },
  lastSizes: nothing,
  order: { send: async (db, owner) => id((await orderOf(db, owner)).order.id), foreign: adminsToo },
  orders: { send: async () => ({ query: {} }) },
  moveOrder: {
    send: async (db, owner) => ({ ...id((await orderOf(db, owner)).order.id), body: { status: 'shipped' } }),
  },
  cancelOrder: { send: async (db, owner) => id((await orderOf(db, owner)).order.id), foreign: notThere },
  adminOrder: { send: async (db) => id(await anyOrder(db)) },
  recordCall: {
    send: async (db) => ({ ...id(await anyOrder(db)), body: { outcome: 'no_answer', note: 'Rang out' } }),
  },
  addOrderNote: { send: async (db) => ({ ...id(await anyOrder(db)), body: { note: 'Wrap as a gift' } }) },
  deleteOrderNote: {
    send: async (db) => {
      const orderId = await anyOrder(db);
      return { params: { id: orderId, noteId: await buildNote(db, orderId) } };
    },
  },
  closeOrder: { send: async (db) => ({ ...id(await anyOrder(db)), body: { reason: 'no_answer' } }) },
  deliverInPart: {
    send: async (db) => ({
      ...id(await anyOrder(db, 'shipped')),
      body: { kept: [{ line: 0, quantity: 1 }], collected: 0 },
    }),
  },
  reopenOrder: { send: async (db) => id(await anyOrder(db, 'delivered')) },
  returnItems: {
    send: async (db) => ({
      ...id(await anyOrder(db, 'delivered')),
      body: { lines: [{ line: 0, quantity: 1 }], reason: 'damaged', refund: 0 },
    }),
  },
  exchangeItems: {
    send: async (db) => ({
      ...id(await anyOrder(db, 'delivered')),
      body: {
        lines: [{ line: 0, quantity: 1 }],
        items: [{ product: await productId(db), quantity: 1 }],
        shippingPrice: 60,
      },
    }),
  },
  placeManualOrder: {
    send: async (db) => ({
      body: {
        customer: { name: 'Rahima', phone: '01712345678' },
        shippingAddress: { address: 'House 7', district: 'Dhaka', thana: 'Mirpur' },
        items: [{ product: await productId(db), quantity: 1 }],
        source: 'phone',
        discount: 10,
        shippingPrice: 60,
        payments: [{ amount: 100, method: 'bkash', reference: 'TX1' }],
        note: 'Call first',
        secondPhone: '01812345678',
      },
    }),
  },
  editOrder: {
    send: async (db) => ({ ...id(await anyOrder(db)), body: { version: 1, discount: 10 } }),
  },
  recordPayment: {
    send: async (db) => ({ ...id(await anyOrder(db)), body: { amount: 100, method: 'bkash' } }),
  },
  deletePayment: {
    send: async (db) => {
      const orderId = await anyOrder(db);
      return { params: { id: orderId, paymentId: await buildPayment(db, orderId) } };
    },
  },
  bookOrders: { send: async (db) => ({ body: { orders: [await anyOrder(db)], courier: 'Pathao' } }) },
  changeBooking: {
    send: async (db) => ({
      ...id(await anyOrder(db)),
      body: { consignment: `P-${newId()}`, courier: 'Pathao' },
    }),
  },
  deleteBooking: { send: async (db) => ({ ...id(await bookedOrder(db)), query: {} }) },
  markPrinted: { send: async (db) => ({ body: { orders: [await anyOrder(db)] } }) },
  draftOrder: { send: async () => ({ body: { text: 'Rahima, 01712345678, Mirpur 10' } }) },
  pickList: { send: async (db) => ({ query: { ids: await anyOrder(db) } }) },
  applyCoupon: {
    send: async (db, owner) => {
      await cartLine(db, owner);
      return { body: { code: (await buildCoupon(db)).code } };
    },
  },
  removeCoupon: nothing,
  batches: { send: async () => ({ query: {} }) },
  changeBatch: {
    send: async (db) => ({ ...id(await batchId(db)), body: { label: 'L2', expiresOn: '2098-02-28' } }),
  },
  writeOffBatch: { send: async (db) => ({ ...id(await batchId(db)), body: { pieces: 2 } }) },
  coupons: { send: async () => ({ query: {} }) },
  addCoupon: { send: async () => ({ body: couponForm() }) },
  changeCoupon: { send: async (db) => ({ ...id((await buildCoupon(db)).id), body: couponForm() }) },
  deleteCoupon: { send: async (db) => id((await buildCoupon(db)).id) },
  webhooks: nothing,
  addWebhook: { send: async () => ({ body: webhookForm }) },
  changeWebhook: { send: async (db) => ({ ...id(await buildWebhook(db)), body: webhookForm }) },
  deleteWebhook: { send: async (db) => id(await buildWebhook(db)) },
  changeWebhookSecret: { send: async (db) => id(await buildWebhook(db)) },
  testWebhook: { send: async (db) => id(await buildWebhook(db)) },
  courierLayouts: nothing,
  addCourierLayout: { send: async () => ({ body: courierLayout() }) },
  changeCourierLayout: {
    send: async (db) => ({ ...id(await buildLayout(db)), body: courierLayout() }),
  },
  deleteCourierLayout: { send: async (db) => id(await buildLayout(db)) },
  payouts: { send: async () => ({ query: {} }) },
  payout: { send: async (db) => ({ ...id(await buildPayout(db)), query: {} }) },
  addPayout: { send: async () => ({ query: { courier: 'Pathao' } }), form: statementForm },
  checkPayout: { send: async (db) => id(await buildPayout(db)) },
  confirmPayout: { send: async (db) => id(await buildPayout(db)) },
  deletePayout: { send: async (db) => id(await buildPayout(db)) },
  outstandingCash: { send: async () => ({ query: {} }) },
  receiveLater: { send: async (db) => ({ ...id(await buildShortOrder(db)), body: { amount: 10 } }) },
  writeOff: { send: async (db) => id(await buildShortOrder(db)) },
  statementLayouts: nothing,
  addStatementLayout: { send: async () => ({ body: statementLayout() }) },
  changeStatementLayout: {
    send: async (db) => ({ ...id(await buildStatementLayout(db)), body: statementLayout() }),
  },
  deleteStatementLayout: { send: async (db) => id(await buildStatementLayout(db)) },
  courierPlaces: { send: async () => ({ query: { courier: 'pathao' } }) },
  saveCourierPlace: { send: async () => ({ body: courierPlace() }) },
  resetCourierPlace: {
    send: async (db) => {
      const { courier, district, thana, courierDistrict, courierZone } = courierPlace();
      await db
        .insertInto('courier_places')
        .values({ courier, district, thana, courier_district: courierDistrict, courier_zone: courierZone })
        .execute();
      return { query: { courier, district, thana } };
    },
  },
  chooseCourierPlaces: {
    send: async (db) => ({
      body: {
        courier: 'pathao',
        chosen: [{ order: await anyOrder(db), district: 'Dhaka', zone: 'Dhanmondi', remember: true }],
      },
    }),
  },
  trackOrder: {
    send: async (db, owner) => {
      const { orderNumber } = (await orderOf(db, owner)).order;
      return { body: { orderNumber, phone: address.phone } };
    },
  },

  productReviews: { send: async (db) => ({ ...id(await productId(db)), query: {} }) },
  writeReview: {
    send: async (db, owner) => {
      const { product, order } = await orderOf(db, owner, 'delivered');
      return { body: { productId: product.id, orderId: order.id, rating: 5 } };
    },
    foreign: notThere,
  },
  updateReview: {
    send: async (db, owner) => {
      const photo = await buildUpload(db, { ownerId: owner.id, kind: 'review' });
      return { ...id(await reviewOf(db, owner)), body: { rating: 3, images: [imageUrl(photo)] } };
    },
    foreign: notThere,
  },
  deleteReview: { send: async (db, owner) => id(await reviewOf(db, owner)), foreign: adminsToo },
  markHelpful: { send: async (db) => id(await reviewOf(db, await buildCustomer(db))) },
  unmarkHelpful: { send: async (db) => id(await reviewOf(db, await buildCustomer(db))) },
  reviewVotes: { send: async (db) => id(await productId(db)) },
  adminReviews: { send: async () => ({ query: {} }) },
  answerReview: {
    send: async (db) => ({
      ...id(await reviewOf(db, await buildCustomer(db))),
      body: { text: 'Thank you for your kind words.' },
    }),
  },
  deleteAnswer: { send: async (db) => ({ ...id(await reviewOf(db, await buildCustomer(db))), query: {} }) },
  myReviews: nothing,
  reviewable: nothing,
  checkReview: {
    send: async (db, owner) => {
      const { product, order } = await orderOf(db, owner, 'delivered');
      return { params: { productId: product.id, orderId: order.id } };
    },
  },

  addresses: nothing,
  addAddress: { send: async () => ({ body: address }) },
  updateAddress: {
    send: async (db, owner) => ({ ...id(await buildAddress(db, owner)), body: { address: 'House 8' } }),
    foreign: notThere,
  },
  deleteAddress: { send: async (db, owner) => id(await buildAddress(db, owner)), foreign: notThere },
  setDefaultAddress: { send: async (db, owner) => id(await buildAddress(db, owner)), foreign: notThere },

  savedItems: nothing,
  saveForLater: {
    send: async (db, owner) => ({ body: { itemId: await cartLine(db, owner) } }),
    foreign: notThere,
  },
  moveToCart: {
    send: async (db, owner) => ({ body: { itemId: await buildSavedItem(db, owner) } }),
    foreign: notThere,
  },
  removeSavedItem: {
    send: async (db, owner) => ({ params: { itemId: await buildSavedItem(db, owner) } }),
    foreign: notThere,
  },
  mergeSavedItems: {
    send: async (db) => ({ body: { items: [{ productId: await productId(db) }] } }),
  },

  askForStock: {
    send: async (db) => ({ body: { productId: (await buildProduct(db, { stock: 0 })).id } }),
  },
  askForStockAsGuest: {
    send: async (db) => ({
      body: { productId: (await buildProduct(db, { stock: 0 })).id, email: 'guest@example.com' },
    }),
  },
  confirmStockAlert: {
    send: async (db) => {
      const alert = await buildStockAlert(db, { isConfirmed: false });
      return { body: { token: await buildAlertToken(db, alert) } };
    },
  },
  stopStockAlerts: {
    send: async (db) => ({ body: { token: await buildAlertToken(db, await buildStockAlert(db)) } }),
  },
  stockAlerts: nothing,
  removeStockAlert: {
    send: async (db, owner) => id(await buildStockAlert(db, { userId: owner.id })),
    foreign: notThere,
  },

  wishlist: { send: async () => ({ query: {} }) },
  addToWishlist: { send: async (db) => ({ params: { productId: await productId(db) } }) },
  removeFromWishlist: { send: async (db) => ({ params: { productId: await productId(db) } }) },
  mergeWishlist: { send: async (db) => ({ body: { productIds: [await productId(db)] } }) },

  users: { send: async () => ({ query: {} }) },
  user: { send: async (db) => id((await buildCustomer(db)).id) },
  customerOrders: { send: async (db) => ({ ...id((await buildCustomer(db)).id), query: {} }) },
  setRole: {
    send: async (db) => ({ ...id((await buildAdmin(db, { duties: ['team'] })).id), body: { role: 'user' } }),
  },
  team: nothing,
  addMember: {
    send: async (db) => ({ body: { email: (await buildCustomer(db)).email, duties: ['team'] } }),
  },
  setDuties: { send: async (db) => ({ ...id((await buildCustomer(db)).id), body: { duties: ['team'] } }) },
  switchOffFor: {
    send: async (db) => {
      const colleague = await buildAdmin(db, { duties: ['team'] });
      await buildSecondFactor(db, colleague);
      return id(colleague.id);
    },
  },
  setActive: { send: async (db) => ({ ...id((await buildCustomer(db)).id), body: { isActive: false } }) },
  today: nothing,
  newOrders: { send: async () => ({ query: {} }) },
  pushKey: nothing,
  addPushDevice: {
    send: async () => ({
      body: {
        endpoint: `https://fcm.googleapis.com/fcm/send/${newId()}`,
        keys: { p256dh: `B${'a'.repeat(86)}`, auth: 'a'.repeat(22) },
      },
    }),
  },
  removePushDevice: { send: async () => id(newId()) },
  orderNeighbours: { send: async (db) => ({ ...id(await anyOrder(db)), query: {} }) },
  adminSearch: { send: async () => ({ query: { q: 'ring' } }) },
  stats: nothing,
  auditEvents: { send: async () => ({ query: {} }) },
  sales: { send: async () => ({ query: {} }) },
  margins: { send: async () => ({ query: {} }) },
  adminProducts: { send: async () => ({ query: {} }) },
  adminProduct: { send: async (db) => id(await productId(db)) },
  adminProductIds: { send: async () => ({ query: {} }) },
  stocktaking: { send: async () => ({ query: {} }) },
  saveStocktaking: {
    send: async (db) => ({
      body: { counts: [{ product: await productId(db), unit: 'product', expected: 5, counted: 4 }] },
    }),
  },
  stockHistory: { send: async (db) => ({ ...id(await productId(db)), query: {} }) },
  restockProduct: {
    send: async (db) => ({ ...id(await productId(db)), body: { counts: [{ unit: 'product', pieces: 3 }] } }),
  },
  bulkEditProducts: {
    send: async (db) => ({ body: { ids: [await productId(db)], change: { featured: true } } }),
  },
  importProducts: { send: async () => ({ query: {} }), form: sheetForm },
  homeContent: nothing,
  faqContent: nothing,
  pageContent: { send: async () => ({ params: { page: 'returns' as const } }) },
  contentPieces: nothing,
  contentPiece: { send: async () => returnsPage },
  contentVersions: { send: async () => ({ ...returnsPage, query: {} }) },
  previewContent: { send: async () => ({ ...returnsPage, body: { content: shippedContent.returns } }) },
  saveContentDraft: {
    send: async (db) => ({
      ...returnsPage,
      body: { version: await buildContent(db, 'returns'), content: shippedContent.returns },
    }),
  },
  publishContent: {
    send: async (db) => ({ ...returnsPage, body: { version: await buildContent(db, 'returns') } }),
  },
  restoreContent: {
    send: async (db) => ({
      ...returnsPage,
      body: { version: await buildContent(db, 'returns'), restore: 0 },
    }),
  },
  settings: nothing,
  adminSettings: nothing,
  saveSettings: {
    send: async (db) => ({
      body: {
        version: await changeShopSettings(db, { phone: '01800-000000' }),
        settings: { ...defaultSettings, phone: '01900-000000' },
      },
    }),
  },
  settingsVersions: { send: async () => ({ query: {} }) },
  restoreSettings: {
    send: async (db) => {
      const restore = await changeShopSettings(db, { phone: '01800-000000' });
      return { body: { version: await changeShopSettings(db, { phone: '01900-000000' }), restore } };
    },
  },

  uploadImage: { ...afterDelivery, form: formWith('image') },
  uploadImages: { ...afterDelivery, form: formWith('images') },
  deleteImage: {
    send: async (db, owner) => ({
      body: { publicId: await buildUpload(db, { ownerId: owner.id, kind: 'review' }) },
    }),
    foreign: adminsToo,
  },
};
