/** Generates the OpenAPI document from the same table of endpoints that the server runs. */
import type { AnyEndpoint } from '#contract/endpoint.ts';
import { refusalResponse } from '#contract/refusal.ts';
import { errorExamples } from './errorResponses.ts';
import { operationOf, schemaOf } from './operation.ts';

const about = `
All addresses are below \`/api\`. Money is a number of taka, times are ISO 8601 in UTC, ids are opaque strings.

**Token.** \`POST /auth/login\` and \`POST /auth/register\` return a token. Send it as \`Authorization: Bearer …\`.

**Errors** are \`{ message, code, errors? }\` with a matching status. \`message\` is for people, \`code\` for programs, and
\`errors\` has a message for each wrong field. Each operation lists its codes.

**Retries.** With an \`Idempotency-Key\`, a repeated call returns the stored first response and does nothing twice. Calls that
return the cart or the saved items return them as they are now.
`.trim();

const groups: Record<string, string> = {
  Accounts: 'Registration, login, devices, password and two-step login',
  Products: 'The catalogue, and changes to it by admins',
  Cart: 'The cart of an account',
  Orders: 'Placing, tracking and handling orders',
  Reviews: 'Reviews of delivered products',
  Addresses: 'The saved delivery addresses of an account',
  'Stock alerts': 'Messages when a sold-out product is back',
  Wishlist: 'The saved products of an account',
  Users: 'Users, for admins',
  Uploads: 'Photos',
  Search: 'Suggestions while someone types',
  Admin: 'The admin area: products, sales, margins, audit log and settings',
  Team: 'Who is an admin, and with which duties',
  Coupons: 'Codes that take something off an order, with their uses and revenue',
  'Courier layouts': 'The columns of the files for couriers',
  'Courier places': 'The names of districts and zones of each courier',
  Payouts: 'Couriers’ statements, and the cash that couriers have not paid out',
  Shop: 'Public settings of the shop',
  Webhooks: 'What the shop tells other programs of orders and stock',
  Content: 'The texts and pictures of the home page, the FAQ and the information pages',
};

const components = () => ({
  schemas: { Problem: schemaOf(refusalResponse, 'output') },
  examples: errorExamples(),
  headers: {
    'Retry-After': { description: 'In seconds', required: true, schema: { type: 'integer', minimum: 1 } },
  },
  securitySchemes: {
    token: { type: 'http', scheme: 'bearer', description: 'The token that login or registration returned' },
  },
});

export function openApiOf(table: Record<string, AnyEndpoint>, shopName: string): Record<string, unknown> {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [name, row] of Object.entries(table)) {
    const path = row.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [row.method.toLowerCase()]: operationOf(name, row) };
  }
  const named = [...new Set(Object.values(table).map(({ group }) => group))];
  return {
    openapi: '3.1.0',
    info: { title: `${shopName} API`, version: '1', description: about },
    servers: [{ url: '/api' }],
    tags: named.map((name) => ({ name, description: groups[name] })),
    paths,
    components: components(),
  };
}
