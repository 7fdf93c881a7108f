/** Replaces `{phone}` and other words in rendered content by the shop's current values. */
import { fillPlaceholders } from '#domain/contentPlaceholders.ts';
import { withoutLanguage } from '#domain/languageAddresses.ts';
import { dialled, type ShopSettings } from '#domain/settings.ts';

/** An address of the shop leads to the page in the reader's language, also if it was copied from the other one. */
const filledLink = (to: string, { phone }: ShopSettings): string =>
  to.startsWith('/') ? withoutLanguage(to) : to.replace('{phone}', dialled(phone));

function filled(value: unknown, field: string, settings: ShopSettings): unknown {
  if (typeof value === 'string') {
    return field === 'to' || field === 'link'
      ? filledLink(value, settings)
      : fillPlaceholders(value, settings);
  }
  if (Array.isArray(value)) return value.map((part) => filled(part, field, settings));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, filled(part, name, settings)]),
  );
}

export const fillContent = <T extends object>(content: T, settings: ShopSettings): T =>
  filled(content, '', settings) as T;
