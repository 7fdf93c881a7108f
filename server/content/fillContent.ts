/** Replaces `{phone}` and other words in rendered content by the shop's current values. */
import { fillPlaceholders } from '#domain/contentPlaceholders.ts';
import { dialled, type ShopSettings } from '#domain/settings.ts';

function filled(value: unknown, field: string, settings: ShopSettings): unknown {
  if (typeof value === 'string') {
    return field === 'to' || field === 'link'
      ? value.replace('{phone}', dialled(settings.phone))
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
