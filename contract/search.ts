/** The suggestions of the search box. */
import { z } from 'zod';
import { suggestionsSchema } from '#domain/search.schema.ts';
import { endpoint } from './endpoint.ts';
import { listTags } from './tags.ts';
import { amount } from './values.ts';

const category = z.object({ value: z.string(), label: z.string() });

export const search = {
  suggestions: endpoint({
    method: 'GET',
    path: '/search/suggestions',
    who: 'anyone',
    group: 'Search',
    summary: 'Up to 8 products and the categories that match the typed text',
    input: { query: suggestionsSchema },
    response: z.object({
      products: z.array(
        z.object({
          _id: z.string(),
          name: z.string(),
          category: z.string(),
          price: amount,
          originalPrice: amount.optional(),
          image: z.string(),
        }),
      ),
      categories: z.array(category),
      /** If there are no products. */
      nearest: z
        .object({
          /** What the shop does not have, or that nothing is found. */
          text: z.string(),
          didYouMean: z.string().optional(),
          categories: z.array(category),
        })
        .optional(),
    }),
    cache: { kind: 'public', tagsOf: (response) => listTags(response.products) },
  }),
};
