/** The columns of couriers' bulk files: the one the shop brings along, and the owner's own. */
import { z } from 'zod';
import { courierFieldNames, courierLayoutSchema, FIXED_TEXT } from '#domain/courierLayouts.ts';
import { endpoint } from './endpoint.ts';
import { idParams, messageAnswer } from './values.ts';

const desk = { who: 'admin', group: 'Courier layouts' } as const;

const layout = z.object({
  /** Null for the one that comes with the shop, which can't be changed. */
  _id: z.string().nullable(),
  name: z.string(),
  columns: z.array(
    z.object({ title: z.string(), field: z.enum([...courierFieldNames, FIXED_TEXT]), text: z.string() }),
  ),
});
const saved = z.object({ layout });

export const courierLayouts = {
  courierLayouts: endpoint({
    ...desk,
    method: 'GET',
    path: '/admin/courier-layouts',
    summary: 'All layouts, the built-in one first, then by name',
    output: z.array(layout),
  }),
  addCourierLayout: endpoint({
    ...desk,
    method: 'POST',
    path: '/admin/courier-layouts',
    summary: 'Define the columns of another courier’s file',
    input: { body: courierLayoutSchema },
    output: saved,
    status: 201,
    refusals: ['layoutNameTaken', 'tooManyLayouts'],
  }),
  changeCourierLayout: endpoint({
    ...desk,
    method: 'PUT',
    path: '/admin/courier-layouts/:id',
    summary: 'Change a layout of the owner’s own',
    input: { params: idParams, body: courierLayoutSchema },
    output: saved,
    refusals: ['layoutNotFound', 'layoutNameTaken'],
  }),
  deleteCourierLayout: endpoint({
    ...desk,
    method: 'DELETE',
    path: '/admin/courier-layouts/:id',
    summary: 'Delete a layout of the owner’s own',
    input: { params: idParams },
    output: messageAnswer,
    refusals: ['layoutNotFound'],
  }),
};
