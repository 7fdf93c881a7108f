/** What an order `o` brings, in poisha, as `netPoisha` in `domain/orderMoney.ts` says. */
import { sql } from 'kysely';

export const orderNet = sql`case o.status
  when 'cancelled' then 0
  when 'delivered' then o.paid + o.collected - o.refunded
  else o.total_price
end`;
