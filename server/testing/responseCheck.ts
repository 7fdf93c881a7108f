/** Checks every response in tests against the API's OpenAPI document. */
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { endpoints } from '#contract/endpoints.ts';
import { openApiOf } from '#server/http/apiReference/openApi.ts';

export interface CheckedResponse {
  method: string;
  /** The path below `/api`, with its query. */
  path: string;
  status: number;
  body: unknown;
}

interface Operation {
  operationId: string;
  responses: Record<string, unknown>;
}

const document = openApiOf(endpoints, 'Kakon') as { paths: Record<string, Record<string, Operation>> };

// Formats are not checked, because each has a pattern as well.
const ajv = new Ajv2020({ strict: false, validateFormats: false }).addSchema(document, 'api');

interface Known {
  matches: RegExp;
  template: string;
  method: string;
  operation: Operation;
}

/** Literal paths come first: `/orders/my` is not an order with the id `my`. */
const operations: readonly Known[] = Object.entries(document.paths)
  .flatMap(([template, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      matches: new RegExp(`^${template.replace(/\{\w+\}/g, '[^/]*')}$`),
      template,
      method: method.toUpperCase(),
      operation,
    })),
  )
  .sort((one, other) => one.template.split('{').length - other.template.split('{').length);

const compiled = new Map<string, ValidateFunction>();

function schemaAt(...keys: string[]): ValidateFunction {
  const pointer = keys
    .map((key) => `/${encodeURIComponent(key.replace(/~/g, '~0').replace(/\//g, '~1'))}`)
    .join('');
  const known = compiled.get(pointer) ?? ajv.compile({ $ref: `api#${pointer}` });
  compiled.set(pointer, known);
  return known;
}

/** Throws if a response differs from the document. An unknown path must return a problem. */
export function checkResponse({ method, path, status, body }: CheckedResponse): void {
  const [pathname = ''] = path.split('?');
  const known = operations.find((each) => each.method === method && each.matches.test(pathname));
  if (known && !known.operation.responses[status]) {
    throw new Error(
      `${method} ${path} responded with ${status}, which its document does not name: ${JSON.stringify(body)}`,
    );
  }
  const validate = known
    ? schemaAt(
        'paths',
        known.template,
        method.toLowerCase(),
        'responses',
        String(status),
        'content',
        'application/json',
        'schema',
      )
    : schemaAt('components', 'schemas', 'Problem');
  if (validate(body)) return;
  const faults = ajv.errorsText(validate.errors, { dataVar: 'response' });
  throw new Error(`${method} ${path} responded with ${status} otherwise than documented: ${faults}`);
}
