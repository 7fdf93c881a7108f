import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { problemKindOf, problems } from '#domain/problemKinds.ts';
import type { AnyEndpoint } from './endpoint.ts';
import { endpoints } from './endpoints.ts';

const rows: [string, AnyEndpoint][] = Object.entries(endpoints);

/** Who may make each call the shop promises: `-` anyone, `C` logged in, `A` admin. */
const promised = `
  C GET /cart/saved
  C POST /cart/saved
  C POST /cart/saved/move
  C DELETE /cart/saved/:itemId
  C POST /cart/saved/merge
  C PUT /reviews/:id/helpful
  C DELETE /reviews/:id/helpful
  C GET /reviews/votes/:id
  A GET /admin/reviews
  A PUT /admin/reviews/:id/answer
  A DELETE /admin/reviews/:id/answer
  C POST /stock-alerts
  - POST /stock-alerts/guest
  - POST /stock-alerts/confirm
  - POST /stock-alerts/stop
  C GET /stock-alerts
  C DELETE /stock-alerts/:id
  - POST /auth/login           - POST /auth/register          C POST /auth/logout
  C GET /auth/profile          C PUT /auth/profile            C PUT /auth/password
  - POST /auth/forgot-password - POST /auth/reset-password
  - POST /auth/email/undo      C POST /auth/confirm
  - POST /auth/otp             - POST /auth/otp/verify
  C PUT /auth/phone            C POST /auth/password
  A GET /admin/sms             - POST /sms/stop
  C GET /auth/sessions         C DELETE /auth/sessions       C DELETE /auth/sessions/:id
  C GET /auth/second-factor    A POST /auth/second-factor     A PUT /auth/second-factor
  C POST /auth/second-factor/off C POST /auth/second-factor/recovery-codes
  - GET /products              - GET /products/:id            - GET /products/featured/list
  - GET /products/combos/list  - GET /products/new-arrivals/list
  A POST /products             A PUT /products/:id            A DELETE /products/:id
  C POST /orders               C GET /orders/my               C GET /orders/:id
  C GET /orders/my/sizes
  - POST /orders/track
  A GET /orders                A PUT /orders/:id/status       C PUT /orders/:id/cancel
  - GET /reviews/product/:id   C POST /reviews                C PUT /reviews/:id
  C DELETE /reviews/:id        C GET /reviews/my              C GET /reviews/reviewable
  C GET /reviews/check/:productId/:orderId
  C GET /addresses             C POST /addresses              C PUT /addresses/:id
  C DELETE /addresses/:id      C PUT /addresses/:id/default
  A GET /users                 A GET /users/:id               A PUT /users/:id/role     A PUT /users/:id/status
  A GET /admin/team            A POST /admin/team             A PUT /admin/team/:id
  A GET /users/:id/orders      A DELETE /users/:id/second-factor
  C POST /upload/single        C POST /upload/multiple        C POST /upload/delete
  C GET /cart                  C POST /cart/add               C PUT /cart/update
  C DELETE /cart/remove/:itemId C DELETE /cart/clear          C POST /cart/merge
  C PUT /cart/coupon           C DELETE /cart/coupon
  C GET /wishlist              C PUT /wishlist/:productId     C DELETE /wishlist/:productId C POST /wishlist/merge
  A GET /admin/order-alerts    A GET /admin/order-alerts/key  A POST /admin/order-alerts/devices
  A DELETE /admin/order-alerts/devices/:id
  A GET /admin/search          A GET /admin/today            A GET /admin/orders/:id/neighbours
  A GET /admin/stats           A GET /admin/products          A GET /admin/products/:id
  A GET /admin/products/ids    A GET /admin/products/:id/stock A POST /admin/products/:id/restock
  A POST /admin/products/:id/restore A GET /admin/stocktaking A POST /admin/stocktaking
  A POST /admin/products/bulk  A POST /admin/products/import
  A GET /admin/sales           A GET /admin/margins         A GET /admin/audit
  A GET /admin/orders/:id      A POST /admin/orders/:id/calls
  A POST /admin/orders/:id/notes A DELETE /admin/orders/:id/notes/:noteId
  A GET /admin/pick-list       A GET /admin/courier-layouts   A POST /admin/courier-layouts
  A PUT /admin/courier-layouts/:id A DELETE /admin/courier-layouts/:id
  A POST /admin/orders/:id/close A PUT /admin/orders/:id/delivery
  A POST /admin/orders/:id/reopen A POST /admin/orders/:id/returns
  A GET /admin/courier-places  A PUT /admin/courier-places    A DELETE /admin/courier-places
  A PUT /admin/courier-places/chosen
  A POST /admin/orders/bookings A PUT /admin/orders/:id/booking A DELETE /admin/orders/:id/booking
  A POST /admin/orders/printed  A POST /admin/orders/draft
  A GET /admin/payouts         A POST /admin/payouts          A GET /admin/payouts/:id  A DELETE /admin/payouts/:id
  A GET /admin/payouts/outstanding A POST /admin/payouts/:id/check A POST /admin/payouts/:id/confirm
  A POST /admin/orders/:id/settlement/later-payments
  A POST /admin/orders/:id/settlement/write-off
  A GET /admin/statement-layouts A POST /admin/statement-layouts
  A PUT /admin/statement-layouts/:id A DELETE /admin/statement-layouts/:id
  A POST /admin/orders
  A PUT /admin/orders/:id      A POST /admin/orders/:id/exchange
  A POST /admin/orders/:id/payments A DELETE /admin/orders/:id/payments/:paymentId
  A GET /admin/batches         A PUT /admin/batches/:id
  A POST /admin/batches/:id/write-off
  A GET /admin/coupons         A POST /admin/coupons
  A PUT /admin/coupons/:id     A DELETE /admin/coupons/:id
  A GET /admin/webhooks        A POST /admin/webhooks
  A PUT /admin/webhooks/:id    A DELETE /admin/webhooks/:id
  A POST /admin/webhooks/:id/secret A POST /admin/webhooks/:id/test
  - GET /search/suggestions    - GET /shop
  A GET /admin/shop            A PUT /admin/shop              A GET /admin/shop/versions A PUT /admin/shop/restore
  - GET /content/home         - GET /content/faq             - GET /content/pages/:page
  A GET /admin/content         A GET /admin/content/:key      A GET /admin/content/:key/versions
  A POST /admin/content/:key/preview A PUT /admin/content/:key/draft
  A POST /admin/content/:key/publish A PUT /admin/content/:key/restore
`;
const letters = { anyone: '-', customer: 'C', admin: 'A' };

test('lists exactly the specified endpoints, each with the right caller', () => {
  const calls = rows.map(([, row]) => `${letters[row.who]} ${row.method} ${row.path}`);
  expect(calls.sort()).toEqual(
    promised
      .trim()
      .split(/\s{2,}|\n|(?<=\S) (?=[-CA] (?:GET|POST|PUT|DELETE))/)
      .map((call) => call.trim())
      .sort(),
  );
});

test('has no method and path twice', () => {
  const calls = rows.map(([, row]) => `${row.method} ${row.path.replace(/:\w+/g, ':')}`);
  expect(new Set(calls).size).toBe(calls.length);
});

describe.each(rows)('%s', (_, row) => {
  test('has a JSON schema for the documentation', () => {
    const parts = Object.values(row.input) as z.ZodType[];
    for (const part of parts) expect(z.toJSONSchema(part, { io: 'input' })).toHaveProperty('type');
    expect(z.toJSONSchema(row.response, { io: 'output' })).toHaveProperty('type');
  });

  test('takes the names in its path, which the documentation calls UUIDs or lists', () => {
    const named = [...row.path.matchAll(/:(\w+)/g)].map(([, name]) => [name, true]);
    const { params = z.object({}) } = row.input as { params?: z.ZodObject };
    const { properties = {} } = z.toJSONSchema(params, { io: 'input' });
    const documented = Object.entries(properties as Record<string, { format?: string; enum?: string[] }>);
    const isDocumented = ({ format, enum: listed }: (typeof documented)[number][1]) =>
      format === 'uuid' || (listed?.length ?? 0) > 0;
    expect(documented.map(([name, parameter]) => [name, isDocumented(parameter)])).toEqual(named);
  });

  test('is cached only if anyone may call it, and changes nothing if it only reads', () => {
    if (row.cache.kind === 'public') expect([row.method, row.who]).toEqual(['GET', 'anyone']);
    if (row.method === 'GET') expect(row.touches).toBeUndefined();
  });

  test('refuses with known errors, and a guest as unauthenticated', () => {
    for (const code of row.refusals) expect(problems).toHaveProperty(code);
    if (row.loginProblem)
      expect([row.who, problemKindOf(row.loginProblem)]).toEqual(['customer', 'unauthenticated']);
  });
});

const noBody = rows.filter(([, row]) => row.method === 'GET' || row.method === 'DELETE');
test.each(noBody)('%s has no body', (_, row) => expect(row.bodyKind).toBe('none'));
