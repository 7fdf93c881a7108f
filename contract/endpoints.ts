/** The table of all endpoints. The server serves nothing else. */
import { addresses } from './addresses.ts';
import { admin } from './admin.ts';
import { adminOrders } from './adminOrders.ts';
import { adminProducts } from './adminProducts.ts';
import { adminReviews } from './adminReviews.ts';
import { adminSearch } from './adminSearch.ts';
import { audit } from './audit.ts';
import { auth } from './auth.ts';
import { batches } from './batches.ts';
import { carts } from './carts.ts';
import { content } from './content.ts';
import { coupons } from './coupons.ts';
import { courierLayouts } from './courierLayouts.ts';
import { courierPlaces } from './courierPlaces.ts';
import { manualOrders } from './manualOrders.ts';
import { margins } from './margins.ts';
import { orderAlerts } from './orderAlerts.ts';
import { orderDrafts } from './orderDrafts.ts';
import { orderLifecycle } from './orderLifecycle.ts';
import { orders } from './orders.ts';
import { ownAccountEndpoints } from './ownAccount.ts';
import { payouts } from './payouts.ts';
import { productPlans } from './productPlans.ts';
import { products } from './products.ts';
import { reviews } from './reviews.ts';
import { sales } from './sales.ts';
import { savedItems } from './savedItems.ts';
import { search } from './search.ts';
import { secondFactors } from './secondFactors.ts';
import { settings } from './settings.ts';
import { sms } from './sms.ts';
import { statementLayouts } from './statementLayouts.ts';
import { stockAlerts } from './stockAlerts.ts';
import { stocktaking } from './stocktaking.ts';
import { team } from './team.ts';
import { today } from './today.ts';
import { uploads } from './uploads.ts';
import { users } from './users.ts';
import { webhooks } from './webhooks.ts';
import { wishlist } from './wishlist.ts';

export const endpoints = {
  ...auth,
  ...ownAccountEndpoints,
  ...secondFactors,
  ...products,
  ...carts,
  ...savedItems,
  ...orders,
  ...reviews,
  ...adminReviews,
  ...addresses,
  ...wishlist,
  ...stockAlerts,
  ...sms,
  ...users,
  ...team,
  ...uploads,
  ...search,
  ...admin,
  ...adminSearch,
  ...today,
  ...orderAlerts,
  ...adminOrders,
  ...manualOrders,
  ...orderLifecycle,
  ...orderDrafts,
  ...batches,
  ...coupons,
  ...courierLayouts,
  ...payouts,
  ...statementLayouts,
  ...courierPlaces,
  ...adminProducts,
  ...productPlans,
  ...stocktaking,
  ...sales,
  ...margins,
  ...audit,
  ...settings,
  ...webhooks,
  ...content,
};

export type EndpointName = keyof typeof endpoints;
