/**
 * The search box of the admin pages: the first orders, products and customers that match. Each caller
 * gets the kinds that their duties let them see.
 */
import type { endpoints } from '#contract/endpoints.ts';
import { mayDo } from '#domain/duties.ts';
import { isId } from '#domain/ids.ts';
import { toTaka } from '#domain/money.ts';
import { nameNow } from '#domain/productNames.ts';
import { placeName } from '#domain/thanas.ts';
import type { Handler } from '#server/context.ts';
import type { Database } from '#server/database/connect.ts';
import { newestOrders } from '#server/orders/orderListQueries.ts';
import type { OrderRow } from '#server/orders/orderQueries.ts';
import type { ProductRow } from '#server/products/productQueries.ts';
import { type CustomerRow, listUsers } from '#server/users/userListQueries.ts';
import { adminProductsByIds, findAdminProducts } from './adminProductQueries.ts';

/** As many of each kind as fit below the box. */
const most = 5;
const first = { limit: most, offset: 0 };

const orderFound = (row: OrderRow) => ({
  _id: row.id,
  orderNumber: row.order_number,
  createdAt: row.created_at,
  status: row.status,
  fullName: row.full_name,
  phone: row.phone,
  thana: row.thana,
  district: row.district,
  placeName: placeName(row),
  totalPrice: toTaka(row.total_price),
});

const productFound = (row: ProductRow) => ({
  _id: row.id,
  name: nameNow(row),
  category: row.category,
  price: toTaka(row.price),
  image: row.images[0]?.url ?? '',
  isActive: row.is_active,
});

const customerFound = ({ id, name, email, phone }: CustomerRow) => ({ _id: id, name, email, phone });

async function findProducts(db: Database, search: string): Promise<ProductRow[]> {
  const filter = { search, category: undefined, state: undefined, lowStockLimit: 0 };
  const ids = isId(search) ? [search] : (await findAdminProducts(db, filter, 'newest', first)).ids;
  return adminProductsByIds(db, ids);
}

export const adminSearch: Handler<typeof endpoints.adminSearch> = async (
  { query: { q } },
  { db, caller },
) => {
  if (q === '') return { orders: [], products: [], customers: [] };
  const [orders, products, customers] = await Promise.all([
    mayDo(caller, 'orders') ? newestOrders(db, { search: q }, most) : [],
    mayDo(caller, 'products') ? findProducts(db, q) : [],
    mayDo(caller, 'customers') ? listUsers(db, { search: q }, { sort: 'newest', ...first }) : { users: [] },
  ]);
  return {
    orders: orders.map(orderFound),
    products: products.map(productFound),
    customers: customers.users.map(customerFound),
  };
};
