/**
 * Orders in admin in a large shop: the time from the request to the response for each screen. Goal: 300 ms.
 */
import type { BenchShop } from './benchShop.ts';
import { percentile, type Row } from './figures.ts';

const mostMs = 300;
const warmUps = 5;

async function screensOf({ db }: BenchShop): Promise<Record<string, string>> {
  const { id, phone } = await db
    .selectFrom('orders')
    .select(['id', 'phone'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  const { count } = await db
    .selectFrom('orders')
    .select((each) => each.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const ids = await db.selectFrom('orders').select('id').orderBy('created_at', 'desc').limit(40).execute();
  const chosen = ids.map((order) => order.id).join();
  return {
    'all orders': '/orders?page=1',
    'all orders, the last page': `/orders?page=${Math.ceil(count / 10)}`,
    'all orders, the middle': `/orders?page=${Math.ceil(count / 20)}`,
    pending: '/orders?status=pending',
    'delivered, page 500': '/orders?status=delivered&page=500',
    'to call': '/orders?confirmation=to_call',
    'no answer': '/orders?confirmation=no_answer',
    confirmed: '/orders?confirmation=confirmed',
    refused: '/orders?confirmation=refused',
    'not booked': '/orders?booked=no',
    printed: '/orders?printed=yes',
    'cash outstanding': '/orders?settled=no',
    'outside Dhaka': '/orders?area=outside',
    'came back': '/orders?closing=came_back',
    'confirmed, not booked, of one district': '/orders?confirmation=confirmed&booked=no&district=Dhaka',
    'a day': '/orders?startDate=2026-10-20&endDate=2026-10-20',
    'half a year': '/orders?startDate=2026-05-01&endDate=2026-10-31',
    'delivered in half a year': '/orders?status=delivered&startDate=2026-05-01&endDate=2026-10-31',
    'a name that all share': '/orders?search=customer',
    'a name that few have': '/orders?search=customer%20499',
    'a name that nobody has': '/orders?search=rahima%20begum',
    'one letter of a name': '/orders?search=u',
    'a phone': `/orders?search=${phone}`,
    'the beginning of a phone': `/orders?search=${phone.slice(0, 4)}`,
    'an order number': '/orders?search=KA150000',
    'an order number without its prefix': '/orders?search=150000',
    'a short id': `/orders?search=${encodeURIComponent(`#${id.slice(-8)}`)}`,
    'an email': '/orders?search=customer499%40bench.example',
    'a thana': '/orders?search=dhanmondi',
    'a district': '/orders?search=Dhaka',
    'forty to print': `/orders?limit=200&ids=${chosen}`,
    'forty to pick': `/admin/pick-list?ids=${chosen}`,
    'one opened': `/admin/orders/${id}`,
    'a page of an export': '/orders?limit=1000&page=3',
    'the figures': '/admin/stats',
    'the figures of today': '/admin/today',
    'the margins of a month by day': '/admin/margins',
    'the margins of all time by day': '/admin/margins?from=2000-01-01',
    'the margins of all time by category': '/admin/margins?from=2000-01-01&by=category',
    'the margins of all time by product': '/admin/margins?from=2000-01-01&by=product',
    'the orders beside one': `/admin/orders/${id}/neighbours`,
    'the orders beside one to call': `/admin/orders/${id}/neighbours?confirmation=to_call`,
    'the orders beside one of a district': `/admin/orders/${id}/neighbours?search=Dhaka`,
    'the search box: a name that all share': '/admin/search?q=customer',
    'the search box: the beginning of a phone': `/admin/search?q=${phone.slice(0, 4)}`,
    'the search box: a district': '/admin/search?q=Dhaka',
    'the search box: a product': '/admin/search?q=ring',
  };
}

/** One request after the other, in a shop of full size. */
export async function adminOrders(shop: BenchShop): Promise<Row[]> {
  const headers = { authorization: `Bearer ${shop.admin}` };
  const rows: Row[] = [];
  for (const [screen, path] of Object.entries(await screensOf(shop))) {
    const taken: number[] = [];
    for (let turn = -warmUps; turn < shop.options.queries / 5; turn++) {
      const startedAt = performance.now();
      const { statusCode, body } = await shop.app.fastify.inject({ url: `/api${path}`, headers });
      if (statusCode !== 200) throw new Error(`${path} responded with ${statusCode}: ${body}`);
      if (turn >= 0) taken.push(performance.now() - startedAt);
    }
    const ours = percentile(taken, 0.99);
    const note = `median ${percentile(taken, 0.5).toFixed(1)} ms`;
    const measure = `admin orders: ${screen}, p99`;
    rows.push({
      measure,
      unit: 'ms',
      ours,
      limit: mostMs,
      ratio: ours / mostMs,
      goal: '≤ 1',
      met: ours <= mostMs,
      note,
    });
  }
  return rows;
}
