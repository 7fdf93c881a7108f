/** The errors of an operation in the OpenAPI document: one response for each status, one example for each code. */
import type { AnyEndpoint } from '#contract/endpoint.ts';
import { type ProblemCode, problemKindOf, problems } from '#domain/problemKinds.ts';
import { problemMessages } from '#texts/problemMessages.ts';
import { statusOfKind } from '../problemResponses.ts';

type JsonSchema = Record<string, unknown>;

const statusOfCode = (code: ProblemCode): number => statusOfKind[problemKindOf(code)];

/** Every call of this kind may refuse with these codes. */
function impliedCodes(row: AnyEndpoint): ProblemCode[] {
  const codes: ProblemCode[] = ['broken', 'unavailable'];
  if (row.who !== 'anyone') codes.push(row.loginProblem ?? 'loginRequired', 'sessionEnded');
  if (row.who === 'admin') codes.push('adminOnly', 'notAllowed');
  if (row.input.query || row.input.body) codes.push('invalidInput');
  if (row.input.params) codes.push('notFound');
  if (row.bodyKind !== 'none') codes.push('malformedBody', 'tooLarge', 'wrongType');
  if (row.limit) codes.push('tooManyRequests');
  if (row.idempotent) codes.push('idempotencyMismatch');
  return codes;
}

/** The schema of a problem with one of these codes. */
const problemOneOf = (codes: readonly ProblemCode[]): JsonSchema => ({
  allOf: [
    { $ref: '#/components/schemas/Problem' },
    { type: 'object', properties: { code: { type: 'string', enum: codes } } },
  ],
});

/** Tell a client how long to wait. */
const waits = (status: number): boolean => status === 429 || status === 503;

const errorResponse = (status: number, codes: readonly ProblemCode[]) => ({
  description: codes.map((code) => `\`${code}\`: ${problemMessages[code]}`).join('\n\n'),
  ...(waits(status) && { headers: { 'Retry-After': { $ref: '#/components/headers/Retry-After' } } }),
  content: {
    'application/json': {
      schema: problemOneOf(codes),
      examples: Object.fromEntries(codes.map((code) => [code, { $ref: `#/components/examples/${code}` }])),
    },
  },
});

export function errorResponses(row: AnyEndpoint): Record<string, unknown> {
  const codes = [...new Set([...row.refusals, ...impliedCodes(row)])];
  const byStatus = [...Map.groupBy(codes, statusOfCode)].sort(([a], [b]) => a - b);
  return Object.fromEntries(byStatus.map(([status, ofStatus]) => [status, errorResponse(status, ofStatus)]));
}

/** Details that some errors carry besides message and code. */
const details: Partial<Record<ProblemCode, Record<string, unknown>>> = {
  invalidInput: { errors: { email: 'Please enter a valid email' } },
  shortStock: { available: 2 },
};

/** An example body for each code, referenced by the responses. */
export const errorExamples = (): Record<string, unknown> =>
  Object.fromEntries(
    (Object.keys(problems) as ProblemCode[]).map((code) => {
      const message = problemMessages[code];
      return [code, { summary: `${code}: ${message}`, value: { message, code, ...details[code] } }];
    }),
  );
