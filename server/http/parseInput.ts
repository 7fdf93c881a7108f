/** Turns what came over the wire into a command's typed input, or into one refusal that names every bad field. */
import type { z } from 'zod';
import type { AnyEndpoint } from '#contract/endpoint.ts';
import { Problem } from '#domain/problems.ts';

export interface RawInput {
  params: unknown;
  query: unknown;
  body: unknown;
}

type Issues = readonly z.core.$ZodIssue[];

/** The first sentence for each field; a nested field's name is its path, `comboItems.0.name`. */
function sentences(issues: Issues): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const issue of issues) {
    const field = issue.path.map(String).join('.');
    errors[field] ??= issue.message;
  }
  return errors;
}

function refusal(issues: Issues): Problem {
  const { '': whole, ...errors } = sentences(issues);
  const [first] = Object.values(errors);
  return new Problem('invalidInput', {
    message: whole ?? first,
    ...(Object.keys(errors).length > 0 && { errors }),
  });
}

/** A path parameter that cannot be right names nothing: that is a 404, not a 400. */
export function parseInput(row: AnyEndpoint, raw: RawInput): Record<string, unknown> {
  const input: Record<string, unknown> = {};
  const issues: z.core.$ZodIssue[] = [];
  for (const part of ['params', 'query', 'body'] as const) {
    const schema = row.input[part] as z.ZodType | undefined;
    if (!schema) continue;
    const parsed = schema.safeParse(raw[part] ?? {});
    if (parsed.success) input[part] = parsed.data;
    else if (part === 'params') throw new Problem('notFound');
    else issues.push(...parsed.error.issues);
  }
  if (issues.length > 0) throw refusal(issues);
  return input;
}

/** The same for a value that a command puts together itself. */
export function parseValue<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw refusal(parsed.error.issues);
}
