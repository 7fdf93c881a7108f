/** The address of each page. */
import { index, layout, prefix, type RouteConfig, route } from '@react-router/dev/routes';
import { pageKeys } from '#domain/content.ts';

const pages = [
  index('routes/home.tsx'),
  route('products', 'routes/products.tsx'),
  route('products/:id', 'routes/product.tsx'),
  route('cart', 'routes/cart.tsx'),
  route('wishlist', 'routes/wishlist.tsx'),
  route('order-success', 'routes/orderSuccess.tsx'),
  route('track', 'routes/track.tsx'),

  ...prefix('auth', [
    route('login', 'routes/auth/login.tsx'),
    route('register', 'routes/auth/register.tsx'),
    route('phone', 'routes/auth/phone.tsx'),
    route('forgot-password', 'routes/auth/forgotPassword.tsx'),
    route('undo-email', 'routes/auth/undoEmail.tsx'),
  ]),
  ...prefix('stock-alerts', [
    route('confirm', 'routes/stockAlerts/confirm.tsx'),
    route('stop', 'routes/stockAlerts/stop.tsx'),
  ]),
  route('s', 'routes/stopSms.tsx'),
  route('login', 'routes/login.tsx'),

  layout('routes/loggedIn.tsx', [
    route('checkout', 'routes/checkout.tsx'),
    route('account', 'routes/account.tsx'),
    route('account/orders/:id/receipt', 'routes/receipt.tsx'),
  ]),

  route('admin', 'routes/admin/area.tsx', [
    index('routes/admin/dashboard.tsx'),
    route('today', 'routes/admin/today.tsx'),
    route('products', 'routes/admin/products.tsx'),
    route('products/new', 'routes/admin/newProduct.tsx'),
    route('products/import', 'routes/admin/importProducts.tsx'),
    route('products/batches', 'routes/admin/batches.tsx'),
    route('products/stocktaking', 'routes/admin/stocktaking.tsx'),
    route('products/:id/stock', 'routes/admin/stockHistory.tsx'),
    route('products/:id/preview', 'routes/admin/previewProduct.tsx'),
    route('products/:id/edit', 'routes/admin/editProduct.tsx'),
    route('orders', 'routes/admin/orders.tsx'),
    route('orders/new', 'routes/admin/newOrder.tsx'),
    route('orders/print', 'routes/admin/printOrders.tsx'),
    route('orders/couriers', 'routes/admin/couriers.tsx'),
    route('money', 'routes/admin/money.tsx'),
    route('coupons', 'routes/admin/coupons.tsx'),
    route('payouts', 'routes/admin/payouts.tsx'),
    route('payouts/outstanding', 'routes/admin/outstandingCash.tsx'),
    route('payouts/:id', 'routes/admin/payout.tsx'),
    route('orders/couriers/places', 'routes/admin/courierPlaces.tsx'),
    route('reviews', 'routes/admin/reviews.tsx'),
    route('users', 'routes/admin/users.tsx'),
    route('users/:id', 'routes/admin/customer.tsx'),
    route('team', 'routes/admin/team.tsx'),
    route('sms', 'routes/admin/sms.tsx'),
    route('activity', 'routes/admin/activity.tsx'),
    route('content', 'routes/admin/content.tsx'),
    route('content/:key', 'routes/admin/contentPiece.tsx'),
    route('content/:key/preview', 'routes/admin/contentPreview.tsx'),
    route('settings', 'routes/admin/settings.tsx'),
    route('settings/webhooks', 'routes/admin/webhooks.tsx'),
  ]),

  route('faq', 'routes/faq.tsx'),
  route('sizes', 'routes/sizes.tsx'),
  ...pageKeys.map((page) => route(page, 'routes/information.tsx', { id: page })),

  route('*', 'routes/notFound.tsx'),
];

export default [layout('routes/page.tsx', pages)] satisfies RouteConfig;
