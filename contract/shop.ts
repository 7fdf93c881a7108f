/** What everyone may know of the shop itself, and how its admins set it. */
import { z } from 'zod';
import { shopSettingsSchema } from '#domain/shop.ts';
import {
  changedSettingsSchema,
  restoreShopSchema,
  saveShopSchema,
  shopVersionsSchema,
} from '#domain/shopVersions.ts';
import { endpoint } from './endpoint.ts';
import { SHOP_TAG } from './tags.ts';
import { moment } from './values.ts';

const admin = { who: 'admin', group: 'Admin' } as const;

/** Null where nobody did it, or nobody who is still known. */
const who = z.object({ _id: z.string(), name: z.string() }).nullable();

const ownersShop = z.object({
  /** Counts up by one with every change; 0 until the first. To be sent back with the next change. */
  version: z.int(),
  settings: shopSettingsSchema,
  changedAt: moment.nullable(),
  changedBy: who,
});

export const shop = {
  shop: endpoint({
    method: 'GET',
    path: '/shop',
    who: 'anyone',
    group: 'Shop',
    summary: 'Name, phone, address, delivery rule and whatever else the pages print',
    output: shopSettingsSchema,
    cache: { kind: 'public', tagsOf: () => [SHOP_TAG] },
  }),
  ownersShop: endpoint({
    ...admin,
    method: 'GET',
    path: '/admin/shop',
    summary: 'How the shop is set, since when and by whom',
    output: ownersShop,
  }),
  saveShop: endpoint({
    ...admin,
    method: 'PUT',
    path: '/admin/shop',
    summary: 'Set the shop, from the version that was read; used everywhere at once',
    input: { body: saveShopSchema },
    output: ownersShop,
    refusals: ['settingsChanged'],
    touches: () => [SHOP_TAG],
  }),
  shopVersions: endpoint({
    ...admin,
    method: 'GET',
    path: '/admin/shop/versions',
    summary: 'The versions of the settings, the latest first, each with what it changed',
    input: { query: shopVersionsSchema },
    output: z.object({
      versions: z.array(
        z.object({
          version: z.int(),
          at: moment,
          by: who,
          /** The older version that was brought back; null where the settings were typed. */
          restoredFrom: z.int().nullable(),
          changes: changedSettingsSchema,
        }),
      ),
      hasMore: z.boolean(),
    }),
  }),
  restoreShop: endpoint({
    ...admin,
    method: 'PUT',
    path: '/admin/shop/restore',
    summary: 'Set the shop back to an older version, which makes a new one',
    input: { body: restoreShopSchema },
    output: ownersShop,
    refusals: ['settingsChanged', 'versionNotFound'],
    touches: () => [SHOP_TAG],
  }),
};
