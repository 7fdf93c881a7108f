/** The shapes of the catalogue and the cart as the API answers them. */
import type { Answer } from '#contract/endpoint.ts';
import type { endpoints } from '#contract/endpoints.ts';
import type { Choice } from '#domain/stock.ts';

export type { Choice };
export type Product = Answer<(typeof endpoints)['product']>;
export type Cart = Answer<(typeof endpoints)['cart']>['data'];
export type CartLine = Cart['items'][number];
export type User = Answer<(typeof endpoints)['profile']>;
