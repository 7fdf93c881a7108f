/** What an action changed, field by field, for the audit log. */
import type { JsonObject } from '#server/database/tables.ts';

/** Each field that differs as `{ from, to }`. Null stands for a missing value. */
export function changesBetween(before: object, after: object): JsonObject {
  const [was, is] = [asJson(before), asJson(after)];
  const fields = [...new Set([...Object.keys(was), ...Object.keys(is)])];
  return Object.fromEntries(
    fields
      .filter((field) => JSON.stringify(was[field]) !== JSON.stringify(is[field]))
      .map((field) => [field, { from: was[field] ?? null, to: is[field] ?? null }]),
  );
}

const asJson = (value: object): JsonObject => JSON.parse(JSON.stringify(value)) as JsonObject;
