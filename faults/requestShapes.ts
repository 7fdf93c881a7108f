/** Reads from the API's own document what may be sent. */
import { endpoints } from '#contract/endpoints.ts';
import { openApiOf } from '#server/http/apiReference/openApi.ts';

export interface Shape {
  type?: 'string' | 'number' | 'integer' | 'boolean' | 'object' | 'array' | 'null';
  enum?: unknown[];
  const?: unknown;
  anyOf?: Shape[];
  oneOf?: Shape[];
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  items?: Shape;
  minItems?: number;
  maxItems?: number;
  properties?: Record<string, Shape>;
  required?: string[];
  additionalProperties?: Shape | boolean;
}

interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  schema: Shape;
}

export interface Operation {
  name: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below `/api`, with `{name}` for parameters. */
  template: string;
  who: 'anyone' | 'customer' | 'admin';
  parameters: Parameter[];
  /** Null if the endpoint takes no body. */
  body: Shape | null;
  takesFiles: boolean;
}

interface DocumentedOperation {
  operationId: string;
  'x-who'?: 'customer' | 'admin';
  parameters: Parameter[];
  requestBody?: { content: Record<string, { schema: Shape }> };
}

export function documentedOperations(): Operation[] {
  const { paths } = openApiOf(endpoints, 'Kakon') as {
    paths: Record<string, Record<string, DocumentedOperation>>;
  };
  return Object.entries(paths).flatMap(([template, methods]) =>
    Object.entries(methods).map(([method, documented]) => ({
      name: documented.operationId,
      method: method.toUpperCase() as Operation['method'],
      template,
      who: documented['x-who'] ?? 'anyone',
      parameters: documented.parameters,
      body: documented.requestBody?.content['application/json']?.schema ?? null,
      takesFiles: Boolean(documented.requestBody?.content['multipart/form-data']),
    })),
  );
}
