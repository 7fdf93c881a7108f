/** Bodies to start from in the API reference. The viewer derives those of other endpoints from their schemas. */
import type { EndpointName } from '#contract/endpoints.ts';

const productId = '018f0000-0000-7000-8000-000000000001';
const orderId = '018f0000-0000-7000-8000-000000000002';

const address = {
  fullName: 'Nusrat Jahan',
  phone: '01712345678',
  address: 'House 12, Road 5',
  district: 'Dhaka',
  thana: 'Dhanmondi',
};

export const requestExamples: Partial<Record<EndpointName, object>> = {
  register: { name: 'Nusrat Jahan', email: 'nusrat@example.com', password: 'reshmi churi' },
  login: { email: 'nusrat@example.com', password: 'reshmi churi' },
  addToCart: { productId, quantity: 1 },
  addAddress: address,
  placeOrder: {
    orderItems: [{ product: productId, quantity: 1, price: 450 }],
    shippingAddress: address,
    paymentMethod: 'cash_on_delivery',
    itemsPrice: 450,
    taxPrice: 0,
    shippingPrice: 60,
    totalPrice: 510,
  },
  placeManualOrder: {
    customer: { name: 'Rahima Khatun', phone: '01812345678' },
    shippingAddress: { address: 'House 7, Road 2', district: 'Dhaka', thana: 'Mirpur' },
    items: [{ product: productId, quantity: 1 }],
    source: 'phone',
    payments: [{ amount: 200, method: 'bkash', reference: 'TX9AB' }],
  },
  trackOrder: { orderNumber: 'KK-100001', phone: '01712345678' },
  writeReview: { productId, orderId, rating: 5, comment: 'Lovely work, and it fits.' },
};
