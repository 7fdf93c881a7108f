/** The shop's settings that environment variables may set: name, telephone numbers, links. */

import { defaultSettings } from '#domain/defaultSettings.ts';
import { shopSettingsSchema } from '#domain/settings.schema.ts';
import type { ShopSettings } from '#domain/settings.ts';
import type { SettingValue } from './environmentValues.ts';

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

/** The shop's settings until an admin changes them. A variable that is not set leaves the default. */
export function readShopSettings(read: Read): ShopSettings {
  const valueOr = (name: keyof typeof VALUES, otherwise: string) => read(name, VALUES[name], otherwise);
  const { socialLinks } = defaultSettings;
  return {
    ...defaultSettings,
    name: valueOr('SHOP_NAME', defaultSettings.name),
    nameBangla: valueOr('SHOP_NAME_BANGLA', defaultSettings.nameBangla),
    phone: valueOr('SHOP_PHONE', defaultSettings.phone),
    chatNumber: valueOr('SHOP_CHAT_NUMBER', defaultSettings.chatNumber),
    chatGreeting: valueOr('SHOP_CHAT_GREETING', defaultSettings.chatGreeting),
    address: valueOr('SHOP_ADDRESS', defaultSettings.address),
    hours: valueOr('SHOP_HOURS', defaultSettings.hours),
    blurb: valueOr('SHOP_BLURB', defaultSettings.blurb),
    bannerText: valueOr('SHOP_BANNER_TEXT', defaultSettings.bannerText),
    orderPrefix: valueOr('SHOP_ORDER_PREFIX', defaultSettings.orderPrefix),
    socialLinks: {
      facebook: valueOr('SHOP_FACEBOOK', socialLinks.facebook),
      instagram: valueOr('SHOP_INSTAGRAM', socialLinks.instagram),
      youtube: valueOr('SHOP_YOUTUBE', socialLinks.youtube),
    },
  };
}
