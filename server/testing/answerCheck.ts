/** Holds every answer of a test against what the API's own document says of it. */
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { endpoints } from '#contract/endpoints.ts';
import { openApiOf } from '#server/http/openApi.ts';

export interface CheckedAnswer {
  method: string;
  /** Below `/api`, with its query. */
  path: string;
  status: number;
  body: unknown;
}

interface Operation {
  operationId: string;
  responses: Record<string, unknown>;
}

const document = openApiOf(endpoints, 'Kakon') as { paths: Record<string, Record<string, Operation>> };

// Formats come with a pattern each.
const ajv = new Ajv2020({ strict: false, validateFormats: false }).addSchema(document, 'api');

interface Known {
  matches: RegExp;
  template: string;
  method: string;
  operation: Operation;
}

/** The literal paths first: `/orders/my` is not an order called my. */
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

/** Throws where an answer isn't what the document promises; what no call is behind must be a refusal. */
export function checkAnswer({ method, path, status, body }: CheckedAnswer): void {
  const [pathname = ''] = path.split('?');
  const known = operations.find((each) => each.method === method && each.matches.test(pathname));
  if (known && !known.operation.responses[status]) {
    throw new Error(
      `${method} ${path} answered ${status}, which its document does not name: ${JSON.stringify(body)}`,
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
  const faults = ajv.errorsText(validate.errors, { dataVar: 'answer' });
  throw new Error(`${method} ${path} answered ${status} otherwise than documented: ${faults}`);
}
