/** The columns of couriers' statements: built-in layouts and custom ones. */
import { z } from 'zod';
import {
  statementColumnNames,
  statementLayoutChangeSchema,
  statementLayoutSchema,
} from '#domain/statementLayouts.ts';
import { endpoint } from './endpoint.ts';
import { idParams, messageResponse, moment } from './values.ts';

const admin = { who: 'admin', duty: 'money', group: 'Payouts' } as const;

const layout = z.object({
  /** Null for a built-in layout, which cannot be changed. */
  _id: z.string().nullable(),
  name: z.string(),
  columns: z.object(
    Object.fromEntries(statementColumnNames.map((column) => [column, z.array(z.string())])) as Record<
      (typeof statementColumnNames)[number],
      z.ZodArray<z.ZodString>
    >,
  ),
  /** Null for a built-in layout. */
  changedAt: moment.nullable(),
});
const saved = z.object({ layout });

export const statementLayouts = {
  statementLayouts: endpoint({
    ...admin,
    method: 'GET',
    path: '/admin/statement-layouts',
    summary: 'All layouts of couriers’ statements, the built-in ones first, then by name',
    response: z.array(layout),
  }),
  addStatementLayout: endpoint({
    ...admin,
    method: 'POST',
    path: '/admin/statement-layouts',
    summary: 'Define the columns of a courier’s statement',
    input: { body: statementLayoutSchema },
    response: saved,
    status: 201,
    refusals: ['layoutNameTaken', 'tooManyLayouts'],
  }),
  changeStatementLayout: endpoint({
    ...admin,
    method: 'PUT',
    path: '/admin/statement-layouts/:id',
    summary: 'Change a custom statement layout, unless another admin has changed it since `basedOn`',
    input: { params: idParams, body: statementLayoutChangeSchema },
    response: saved,
    refusals: ['layoutNotFound', 'layoutNameTaken', 'changedMeanwhile'],
  }),
  deleteStatementLayout: endpoint({
    ...admin,
    method: 'DELETE',
    path: '/admin/statement-layouts/:id',
    summary: 'Delete a custom statement layout',
    input: { params: idParams },
    response: messageResponse,
    refusals: ['layoutNotFound'],
  }),
};
