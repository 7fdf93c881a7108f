/** The API described for machines, made from the same table that runs it. */
import { z } from 'zod';
import type { AnyEndpoint } from '#contract/endpoint.ts';
import { refusalAnswer } from '#contract/refusal.ts';
import { kindOf, type ProblemCode, problems } from '#domain/problems.ts';
import { statusOfKind } from './problemAnswers.ts';

type JsonSchema = Record<string, unknown>;

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): JsonSchema => {
  const { $schema, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    target: 'draft-2020-12',
  });
  return rest;
};

/** What any call of this kind may refuse with, whatever it does. */
function impliedRefusals(row: AnyEndpoint): ProblemCode[] {
  const codes: ProblemCode[] = ['broken', 'unavailable'];
  if (row.who !== 'anyone') codes.push(row.loginProblem ?? 'loginRequired', 'sessionEnded');
  if (row.who === 'admin') codes.push('adminOnly');
  if (row.input.query || row.input.body) codes.push('invalidInput');
  if (row.input.params) codes.push('notFound');
  if (row.bodyKind !== 'none') codes.push('malformedBody', 'tooLarge', 'wrongType');
  if (row.limit) codes.push('tooManyRequests');
  if (row.idempotent) codes.push('idempotencyMismatch');
  return codes;
}

/** A problem whose code is one of these. */
const problemOneOf = (codes: readonly ProblemCode[]): JsonSchema => ({
  allOf: [
    { $ref: '#/components/schemas/Problem' },
    { type: 'object', properties: { code: { type: 'string', enum: codes } } },
  ],
});

function refusalAnswers(row: AnyEndpoint): Record<string, unknown> {
  const codes = [...new Set([...row.refusals, ...impliedRefusals(row)])];
  const byStatus = [...Map.groupBy(codes, (code) => statusOfKind[kindOf(code)])].sort(([a], [b]) => a - b);
  return Object.fromEntries(
    byStatus.map(([status, ofStatus]) => [
      status,
      {
        description: ofStatus.map((code) => `\`${code}\`: ${problems[code].message}`).join('\n\n'),
        content: { 'application/json': { schema: problemOneOf(ofStatus) } },
      },
    ]),
  );
}

function parametersOf(row: AnyEndpoint, part: 'params' | 'query', place: 'path' | 'query'): unknown[] {
  const schema = row.input[part] as z.ZodType | undefined;
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, each]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: each,
  }));
}

const fileSchema = { type: 'string', contentMediaType: 'application/octet-stream' };
const multipartBody = {
  required: true,
  content: {
    'multipart/form-data': {
      schema: {
        type: 'object',
        properties: { image: fileSchema, images: { type: 'array', items: fileSchema } },
      },
    },
  },
};

function requestBodyOf(row: AnyEndpoint): unknown {
  if (row.bodyKind === 'multipart') return multipartBody;
  if (!row.input.body) return undefined;
  return {
    required: true,
    content: { 'application/json': { schema: schemaOf(row.input.body as z.ZodType, 'input') } },
  };
}

const idempotencyHeader = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'Any string of your own: the same key and body give the first answer again',
  schema: { type: 'string', maxLength: 200 },
};

function operationOf(name: string, row: AnyEndpoint): Record<string, unknown> {
  return {
    operationId: name,
    tags: [row.group],
    summary: row.summary,
    ...(row.who !== 'anyone' && { security: [{ token: [] }], 'x-who': row.who }),
    parameters: [
      ...parametersOf(row, 'params', 'path'),
      ...parametersOf(row, 'query', 'query'),
      ...(row.idempotent ? [idempotencyHeader] : []),
    ],
    requestBody: requestBodyOf(row),
    responses: {
      [row.status]: {
        description: row.status === 201 ? 'Created' : 'Done',
        content: { 'application/json': { schema: schemaOf(row.output, 'output') } },
      },
      ...refusalAnswers(row),
    },
  };
}

export function openApiOf(table: Record<string, AnyEndpoint>, shopName: string): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [name, row] of Object.entries(table)) {
    const path = row.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [row.method.toLowerCase()]: operationOf(name, row) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${shopName} API`,
      version: '1',
      description: 'Money is a number of taka; times are ISO 8601 in UTC; ids are opaque strings.',
    },
    servers: [{ url: '/api' }],
    paths,
    components: {
      schemas: { Problem: schemaOf(refusalAnswer, 'output') },
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
    },
  };
}
