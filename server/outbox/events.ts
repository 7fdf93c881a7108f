/**
 * What can happen in the shop, as it is written to the outbox. An event carries all that its projections count: they
 * must not read the rows that it is about, which may have changed again.
 */
import type { Role } from '#domain/accounts.ts';
import type { ContentKey } from '#domain/content.ts';
import type { Confirmation } from '#domain/orderCalls.ts';
import type { ClosingReason } from '#domain/orderClosing.ts';
import type { OrderSource } from '#domain/orderSources.ts';
import type { OrderStatus } from '#domain/orderStatus.ts';
import type { Language } from '#texts/language.ts';

/** What is counted of an order, and what the admin's list filters, searches and sorts by (`order_states`). */
export interface OrderState {
  status: OrderStatus;
  confirmation: Confirmation;
  totalPoisha: number;
  /** What the order brings; see `netPoisha` in `domain/orderMoney.ts`. */
  netPoisha: number;
  /** With a courier. */
  isBooked: boolean;
  isPrinted: boolean;
  /** Paid out by the courier. */
  isSettled: boolean;
  fullName: string;
  phone: string;
  district: string;
  thana: string;
}

/** A change of what can be bought of a product, in pieces (`products.available_stock`). */
export interface StockChange {
  product: string;
  /** Null for a new product. */
  before: number | null;
  after: number;
}

/** A change of what counts as sold. Negative where an order is cancelled. */
export interface SalesChange {
  product: string;
  pieces: number;
  /** Without delivery. */
  poisha: number;
}

export interface OrderChanged {
  kind: 'orderChanged';
  order: string;
  /** Null for a customer without an account. */
  user: string | null;
  /** Set for a new order that was not placed on the website. */
  source?: OrderSource;
  /** ISO 8601, UTC. */
  placedAt: string;
  /** Null for a new order. */
  before: OrderState | null;
  after: OrderState;
  /** The products of its lines, where they changed and are not those in `sold` of a new order. */
  products?: readonly string[];
  /** Why the shop ended the order, where it did so now. */
  closing?: ClosingReason;
  /** The customer ended it herself. */
  isByCustomer?: true;
  sold: readonly SalesChange[];
  stock: readonly StockChange[];
  /** An email that follows besides those of the statuses. */
  mail?: OrderMail;
}

export interface OrderMail {
  kind: 'orderReturned' | 'orderEdited';
  /** The id of what it tells of, as `mails.subject_id`. */
  subject: string;
}

/** Products were created, edited, hidden, deleted or restored. */
export interface ProductsChanged {
  kind: 'productsChanged';
  products: readonly { id: string }[];
  stock: readonly StockChange[];
}

/** Counts changed and nothing else: a restock or a correction. */
export interface StockChanged {
  kind: 'stockChanged';
  stock: readonly StockChange[];
}

/** A review was written, changed or deleted. */
export interface ReviewChanged {
  kind: 'reviewChanged';
  product: string;
  /** Whether the product's stars changed. Lists show them. */
  stars: boolean;
  /** The review, if the shop has just answered it and its author is to be notified. */
  answered?: string;
}

export interface UserState {
  role: Role;
  isActive: boolean;
}

export interface UserChanged {
  kind: 'userChanged';
  user: string;
  /** Null for a new user. */
  before: UserState | null;
  after: UserState;
}

/** A customer created the account, who is to be welcomed. */
export interface UserRegistered extends Omit<UserChanged, 'kind'> {
  kind: 'userRegistered';
  before: null;
}

/** Reviews show the name. */
export interface UserRenamed {
  kind: 'userRenamed';
  user: string;
}

export interface AccountNoticesWritten {
  kind: 'accountNoticesWritten';
  notices: readonly string[];
}

export interface ResetCodeRequested {
  kind: 'resetCodeRequested';
  request: string;
  email: string;
  /** ISO 8601, UTC. */
  askedAt: string;
}

export interface PhoneCodeRequested {
  kind: 'phoneCodeRequested';
  request: string;
  phone: string;
  language: Language;
  /** ISO 8601, UTC. */
  askedAt: string;
}

/** The numbers behind the order by sales were counted, and some have changed. */
export interface BestSellersCounted {
  kind: 'bestSellersCounted';
}

export interface PhotosStored {
  kind: 'photosStored';
  photos: readonly string[];
}

export interface SettingsChanged {
  kind: 'settingsChanged';
  /** A product with this many pieces or fewer is low on stock. */
  lowStock: { before: number; after: number };
}

export interface ContentPublished {
  kind: 'contentPublished';
  key: ContentKey;
}

/** Somebody waits for a product, or wants to. */
export interface StockAlertAsked {
  kind: 'stockAlertAsked';
  product: string;
  alert: string;
  /** False for the first alert of a guest, who gets a link to confirm it. */
  isConfirmed: boolean;
}

export type ShopEvent =
  | OrderChanged
  | ProductsChanged
  | StockChanged
  | ReviewChanged
  | UserChanged
  | UserRegistered
  | UserRenamed
  | AccountNoticesWritten
  | ResetCodeRequested
  | PhoneCodeRequested
  | PhotosStored
  | BestSellersCounted
  | SettingsChanged
  | ContentPublished
  | StockAlertAsked;

export const isOf =
  <Kind extends ShopEvent['kind']>(...kinds: readonly Kind[]) =>
  (event: ShopEvent): event is Extract<ShopEvent, { kind: Kind }> =>
    (kinds as readonly string[]).includes(event.kind);

/** The changes of stock in any kind of event, in order. */
export const stockChangesIn = (events: readonly ShopEvent[]): StockChange[] =>
  events.flatMap((event) => ('stock' in event ? event.stock : []));
