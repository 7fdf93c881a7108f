/** What the environment may say about the shop itself: its name, its numbers, its links. */
import { defaultShop, type ShopSettings, shopSettingsSchema } from '#domain/shop.ts';
import type { SettingValue } from './settingValues.ts';

const { shape } = shopSettingsSchema;
const links = shape.socialLinks.shape;
const LINK = 'an address that begins with https://';

const VALUES = {
  SHOP_NAME: { schema: shape.name, takes: 'a name of at most 60 characters' },
  SHOP_NAME_BANGLA: { schema: shape.nameBangla, takes: 'a name of at most 60 characters' },
  SHOP_PHONE: { schema: shape.phone, takes: 'a telephone number of at most 30 characters' },
  SHOP_CHAT_NUMBER: { schema: shape.chatNumber, takes: '8 to 15 digits, the country code first' },
  SHOP_CHAT_GREETING: { schema: shape.chatGreeting, takes: 'a greeting of at most 300 characters' },
  SHOP_ADDRESS: { schema: shape.address, takes: 'an address of at most 200 characters' },
  SHOP_HOURS: { schema: shape.hours, takes: 'opening hours in at most 60 characters' },
  SHOP_BLURB: { schema: shape.blurb, takes: 'a text of at most 500 characters' },
  SHOP_BANNER_TEXT: { schema: shape.bannerText, takes: 'a text of at most 200 characters' },
  SHOP_ORDER_PREFIX: { schema: shape.orderPrefix, takes: 'two capital letters' },
  SHOP_FACEBOOK: { schema: links.facebook, takes: LINK },
  SHOP_INSTAGRAM: { schema: links.instagram, takes: LINK },
  SHOP_YOUTUBE: { schema: links.youtube, takes: LINK },
} satisfies Record<string, SettingValue<string>>;

type Read = (name: string, value: SettingValue<string>, otherwise: string) => string;

/** The shop as it is set to begin with; what the environment leaves out is as found in `defaultShop`. */
export function readShop(read: Read): ShopSettings {
  const told = (name: keyof typeof VALUES, otherwise: string) => read(name, VALUES[name], otherwise);
  const { socialLinks } = defaultShop;
  return {
    ...defaultShop,
    name: told('SHOP_NAME', defaultShop.name),
    nameBangla: told('SHOP_NAME_BANGLA', defaultShop.nameBangla),
    phone: told('SHOP_PHONE', defaultShop.phone),
    chatNumber: told('SHOP_CHAT_NUMBER', defaultShop.chatNumber),
    chatGreeting: told('SHOP_CHAT_GREETING', defaultShop.chatGreeting),
    address: told('SHOP_ADDRESS', defaultShop.address),
    hours: told('SHOP_HOURS', defaultShop.hours),
    blurb: told('SHOP_BLURB', defaultShop.blurb),
    bannerText: told('SHOP_BANNER_TEXT', defaultShop.bannerText),
    orderPrefix: told('SHOP_ORDER_PREFIX', defaultShop.orderPrefix),
    socialLinks: {
      facebook: told('SHOP_FACEBOOK', socialLinks.facebook),
      instagram: told('SHOP_INSTAGRAM', socialLinks.instagram),
      youtube: told('SHOP_YOUTUBE', socialLinks.youtube),
    },
  };
}
