/** The addresses of a logged-in user. */
import { z } from 'zod';
import { addressChangeSchema, addressSchema } from '#domain/addresses.schema.ts';
import { acceptingAliases, addressAliases, withAliases } from './aliases.ts';
import { endpoint } from './endpoint.ts';
import { addressFields, idParams, messageResponse } from './values.ts';

const group = 'Addresses';

export const addressResponse = withAliases(
  z.object({
    _id: z.string(),
    ...addressFields.shape,
    isDefault: z.boolean(),
  }),
  addressAliases,
);

const changed = z.object({ address: addressResponse });

export const addresses = {
  addresses: endpoint({
    method: 'GET',
    path: '/addresses',
    who: 'customer',
    group,
    summary: 'Your addresses, the default first',
    response: z.array(addressResponse),
  }),
  addAddress: endpoint({
    method: 'POST',
    path: '/addresses',
    who: 'customer',
    group,
    summary: 'Save an address. The first one becomes the default. The same address is saved only once',
    input: { body: acceptingAliases(addressSchema, addressAliases) },
    response: changed,
    status: 201,
    refusals: ['tooManyAddresses'],
  }),
  updateAddress: endpoint({
    method: 'PUT',
    path: '/addresses/:id',
    who: 'customer',
    group,
    summary: 'Change an address. Omitted fields stay the same',
    input: { params: idParams, body: acceptingAliases(addressChangeSchema, addressAliases) },
    response: changed,
    refusals: ['addressNotFound'],
  }),
  deleteAddress: endpoint({
    method: 'DELETE',
    path: '/addresses/:id',
    who: 'customer',
    group,
    summary: 'Delete an address. If it was the default, the newest one becomes the default',
    input: { params: idParams },
    response: messageResponse,
    refusals: ['addressNotFound'],
  }),
  setDefaultAddress: endpoint({
    method: 'PUT',
    path: '/addresses/:id/default',
    who: 'customer',
    group,
    summary: 'Make an address the default',
    input: { params: idParams },
    response: changed,
    refusals: ['addressNotFound'],
  }),
};
