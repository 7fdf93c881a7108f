/** Parses a request into a command's typed input, or into one problem that names every invalid field. */
import type { z } from 'zod';
import type { AnyEndpoint } from '#contract/endpoint.ts';
import { fieldErrors, WHOLE_BODY } from '#domain/fieldErrors.ts';
import { Problem } from '#domain/problems.ts';

export interface RawInput {
  params: unknown;
  query: unknown;
  body: unknown;
}

function refusal(issues: readonly z.core.$ZodIssue[]): Problem {
  const { [WHOLE_BODY]: whole, ...errors } = fieldErrors({ issues });
  const [first] = Object.values(errors);
  return new Problem('invalidInput', {
    message: whole ?? first,
    ...(Object.keys(errors).length > 0 && { errors }),
  });
}

export interface ParsedInput {
  /** The parts that are valid. */
  values: Record<string, unknown>;
  /** The problem of the other parts. */
  refusal: Problem | null;
}

/**
 * Parses each part by itself and throws nothing yet. An invalid path parameter names no resource, so it is a 404 and not
 * a 400.
 */
export function readInput(row: AnyEndpoint, raw: RawInput): ParsedInput {
  const values: Record<string, unknown> = {};
  const issues: z.core.$ZodIssue[] = [];
  let isUnknown = false;
  for (const part of ['params', 'query', 'body'] as const) {
    const schema = row.input[part] as z.ZodType | undefined;
    if (!schema) continue;
    const parsed = schema.safeParse(raw[part] ?? {});
    if (parsed.success) values[part] = parsed.data;
    else if (part === 'params') isUnknown = true;
    else issues.push(...parsed.error.issues);
  }
  if (isUnknown) return { values, refusal: new Problem('notFound') };
  return { values, refusal: issues.length > 0 ? refusal(issues) : null };
}

/** Returns the whole input, or throws the problem. */
export function inputOf({ values, refusal: found }: ParsedInput): Record<string, unknown> {
  if (found) throw found;
  return values;
}

/** Parses a value that a command builds itself. */
export function parseValue<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw refusal(parsed.error.issues);
}
