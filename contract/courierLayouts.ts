/** The columns of couriers' bulk files: built-in layouts and custom ones. */
import { z } from 'zod';
import { courierFieldNames } from '#domain/courierFields.ts';
import { courierLayoutChangeSchema, courierLayoutSchema, FIXED_TEXT } from '#domain/courierLayouts.ts';
import { courierField } from '#domain/courierPlaces.schema.ts';
import { endpoint } from './endpoint.ts';
import { idParams, messageResponse, moment } from './values.ts';

const admin = { who: 'admin', duty: 'orders', group: 'Courier layouts' } as const;

const layout = z.object({
  /** Null for a built-in layout, which cannot be changed. */
  _id: z.string().nullable(),
  name: z.string(),
  /** Null for the shop's own names of places. */
  courier: courierField.nullable(),
  columns: z.array(
    z.object({ title: z.string(), field: z.enum([...courierFieldNames, FIXED_TEXT]), text: z.string() }),
  ),
  /** Null for a built-in layout. */
  changedAt: moment.nullable(),
});
const saved = z.object({ layout });

export const courierLayouts = {
  courierLayouts: endpoint({
    ...admin,
    method: 'GET',
    path: '/admin/courier-layouts',
    summary: 'All courier layouts, the built-in ones first, then by name',
    response: z.array(layout),
  }),
  addCourierLayout: endpoint({
    ...admin,
    method: 'POST',
    path: '/admin/courier-layouts',
    summary: 'Define the columns of a courier’s file',
    input: { body: courierLayoutSchema },
    response: saved,
    status: 201,
    refusals: ['layoutNameTaken', 'tooManyLayouts'],
  }),
  changeCourierLayout: endpoint({
    ...admin,
    method: 'PUT',
    path: '/admin/courier-layouts/:id',
    summary: 'Change a custom layout, unless another admin has changed it since `basedOn`',
    input: { params: idParams, body: courierLayoutChangeSchema },
    response: saved,
    refusals: ['layoutNotFound', 'layoutNameTaken', 'changedMeanwhile'],
  }),
  deleteCourierLayout: endpoint({
    ...admin,
    method: 'DELETE',
    path: '/admin/courier-layouts/:id',
    summary: 'Delete a custom layout',
    input: { params: idParams },
    response: messageResponse,
    refusals: ['layoutNotFound'],
  }),
};
