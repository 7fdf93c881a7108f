/** What an action changed, field by field, for the audit log. */
import type { JsonObject, JsonValue } from '#server/database/tables.ts';

/** The list of the audit log shows less of a value. Whole descriptions and photo lists would fill the database. */
const mostCharacters = 200;
/** So much text is stored before the first difference. */
const context = 20;

interface Change extends JsonObject {
  from: JsonValue;
  to: JsonValue;
}

/** Of a long list: only the items that differ. */
interface PartialChange extends Change {
  isPartial: true;
}

type Changes<Field extends PropertyKey> = { [F in Field & string]?: Change };

/**
 * Each field that differs as `{ from, to }`. Null stands for a missing value. Of long lists only the items that differ are
 * stored. Other long values are cut to where they differ.
 */
export function changesBetween<B extends object, A extends object>(
  before: B,
  after: A,
): Changes<keyof B | keyof A> {
  const [was, is] = [asJson(before), asJson(after)];
  const fields = [...new Set([...Object.keys(was), ...Object.keys(is)])];
  const changes = Object.fromEntries(
    fields
      .filter((field) => JSON.stringify(was[field]) !== JSON.stringify(is[field]))
      .map((field) => [field, cut(was[field] ?? null, is[field] ?? null)]),
  );
  return changes as Changes<keyof B | keyof A>;
}

const asJson = (value: object): JsonObject => JSON.parse(JSON.stringify(value)) as JsonObject;

const textOf = (value: JsonValue): string => (typeof value === 'string' ? value : JSON.stringify(value));

function cut(from: JsonValue, to: JsonValue): Change {
  const [was, is] = [textOf(from), textOf(to)];
  if (was.length <= mostCharacters && is.length <= mostCharacters) return { from, to };
  return differingItems(from, to) ?? cutText(from, to);
}

/** Undefined if they are no lists, if only the order differs, or if what differs is long as well. */
function differingItems(from: JsonValue, to: JsonValue): PartialChange | undefined {
  const [was, is] = [itemsOf(from), itemsOf(to)];
  if (!was || !is) return undefined;
  const listed = [without(was, is), without(is, was)].map((items) =>
    Array.isArray(from) ? items.map(([, item]) => item) : Object.fromEntries(items),
  ) as [JsonValue, JsonValue];
  const lengths = listed.map((items) => JSON.stringify(items).length);
  const isShort = lengths.every((length) => length <= mostCharacters);
  const isEmpty = lengths.every((length) => length <= '[]'.length);
  return isShort && !isEmpty ? { from: listed[0], to: listed[1], isPartial: true } : undefined;
}

type Items = [key: string, item: JsonValue][];

/** The items of a list have the same key, since their places do not count. */
function itemsOf(value: JsonValue): Items | undefined {
  if (Array.isArray(value)) return value.map((item) => ['', item]);
  return typeof value === 'object' && value !== null ? (Object.entries(value) as Items) : undefined;
}

function without(items: Items, others: Items): Items {
  const known = new Set(others.map((other) => JSON.stringify(other)));
  return items.filter((item) => !known.has(JSON.stringify(item)));
}

function cutText(from: JsonValue, to: JsonValue): Change {
  const [was, is] = [textOf(from), textOf(to)];
  const start = Math.max(0, firstDifference(was, is) - context);
  const part = (value: JsonValue, text: string): JsonValue =>
    value === null
      ? null
      : (start > 0 ? '…' : '') +
        text.slice(start, start + mostCharacters) +
        (text.length > start + mostCharacters ? '…' : '');
  return { from: part(from, was), to: part(to, is) };
}

function firstDifference(one: string, other: string): number {
  let place = 0;
  while (place < one.length && one[place] === other[place]) place += 1;
  return place;
}
