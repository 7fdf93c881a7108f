/** The search box of the admin pages. */
import { z } from 'zod';
import { orderStatusField } from '#domain/orderStatus.schema.ts';
import { suggestionsSchema } from '#domain/search.schema.ts';
import { endpoint } from './endpoint.ts';
import { amount, moment } from './values.ts';

export const adminSearch = {
  adminSearch: endpoint({
    method: 'GET',
    path: '/admin/search',
    who: 'admin',
    duty: ['orders', 'products', 'customers'],
    group: 'Admin',
    summary:
      'Up to 5 orders, products and customers that match the typed text, newest first; only the kinds that your duties include. Blank text finds nothing',
    input: { query: suggestionsSchema },
    response: z.object({
      /** By number with or without prefix, short id, phone, name, email, thana or district. */
      orders: z.array(
        z.object({
          _id: z.string(),
          orderNumber: z.string(),
          createdAt: moment,
          status: orderStatusField,
          fullName: z.string(),
          phone: z.string(),
          thana: z.string(),
          district: z.string(),
          /** Both, as they are called in the language of the call. */
          placeName: z.string(),
          totalPrice: amount,
        }),
      ),
      /** By id, name or description; hidden ones too. */
      products: z.array(
        z.object({
          _id: z.string(),
          name: z.string(),
          category: z.string(),
          price: amount,
          image: z.string(),
          isActive: z.boolean(),
        }),
      ),
      /** By name, email or phone. */
      customers: z.array(
        z.object({
          _id: z.string(),
          name: z.string(),
          email: z.string().nullable(),
          phone: z.string().nullable(),
        }),
      ),
    }),
  }),
};
