/** One endpoint of the contract as an operation of the OpenAPI document. */
import { z } from 'zod';
import type { AnyEndpoint } from '#contract/endpoint.ts';
import type { EndpointName } from '#contract/endpoints.ts';
import { sheetUploadField } from '#domain/productSheet.ts';
import { MAX_IMAGES_A_CALL } from '#domain/uploads.ts';
import { errorResponses } from './errorResponses.ts';
import { requestExamples } from './requestExamples.ts';

type JsonSchema = Record<string, unknown>;

export const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): JsonSchema => {
  const { $schema, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    target: 'draft-2020-12',
  });
  return rest;
};

function parametersOf(row: AnyEndpoint, part: 'params' | 'query', place: 'path' | 'query'): unknown[] {
  const schema = row.input[part] as z.ZodType | undefined;
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, { description, ...schema }]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    ...(description !== undefined && { description }),
    schema,
  }));
}

const file = { type: 'string', contentMediaType: 'application/octet-stream' };

/** The fields of the forms that carry files. */
const formFields: Partial<Record<EndpointName, JsonSchema>> = {
  uploadImage: { image: file },
  uploadImages: { images: { type: 'array', items: file, maxItems: MAX_IMAGES_A_CALL } },
  importProducts: { [sheetUploadField]: file },
  addPayout: { [sheetUploadField]: file },
};

const formOf = (name: string): unknown => {
  const properties = formFields[name as EndpointName] ?? {};
  const schema = { type: 'object', properties, required: Object.keys(properties) };
  return { required: true, content: { 'multipart/form-data': { schema } } };
};

function requestBodyOf(name: string, row: AnyEndpoint): unknown {
  if (row.bodyKind === 'multipart') return formOf(name);
  if (!row.input.body) return undefined;
  const example = requestExamples[name as EndpointName];
  const schema = schemaOf(row.input.body as z.ZodType, 'input');
  return { required: true, content: { 'application/json': { schema, ...(example && { example }) } } };
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'Any unique string. The same key and body return the first response again',
  schema: { type: 'string', maxLength: 200 },
};

const whoMayCall = {
  anyone: 'Anyone may call this.',
  customer: 'Needs a token.',
  admin: 'Needs the token of an admin.',
} as const;

const descriptionOf = (row: AnyEndpoint): string =>
  [
    whoMayCall[row.who],
    row.limit && 'Rate-limited.',
    row.idempotent && 'Takes an `Idempotency-Key`.',
    row.cache.kind === 'public' && 'The same for every visitor, with an `ETag`.',
  ]
    .filter(Boolean)
    .join(' ');

export function operationOf(name: string, row: AnyEndpoint): Record<string, unknown> {
  return {
    operationId: name,
    tags: [row.group],
    summary: row.summary,
    description: descriptionOf(row),
    ...(row.who !== 'anyone' && { security: [{ token: [] }], 'x-who': row.who }),
    parameters: [
      ...parametersOf(row, 'params', 'path'),
      ...parametersOf(row, 'query', 'query'),
      ...(row.idempotent ? [idempotencyKey] : []),
    ],
    requestBody: requestBodyOf(name, row),
    responses: {
      [row.status]: {
        description: row.status === 201 ? 'Created' : 'Done',
        content: { 'application/json': { schema: schemaOf(row.response, 'output') } },
      },
      ...errorResponses(row),
    },
  };
}
