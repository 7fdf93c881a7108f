/** What everyone may know of the shop itself. */
import { shopSettingsSchema } from '#domain/shop.ts';
import { endpoint } from './endpoint.ts';
import { SHOP_TAG } from './tags.ts';

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
};
