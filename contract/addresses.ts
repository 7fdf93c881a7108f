/** The address book of somebody signed in. */
import { z } from 'zod';
import { addressChangeSchema, addressSchema } from '#domain/addresses.ts';
import { endpoint } from './endpoint.ts';
import { addressTwins, answeringTwins, readingTwins } from './twins.ts';
import { addressFields, idParams, messageAnswer } from './values.ts';

const group = 'Addresses';

export const addressAnswer = answeringTwins(
  z.object({
    _id: z.string(),
    ...addressFields.shape,
    isDefault: z.boolean(),
  }),
  addressTwins,
);

const changed = z.object({ address: addressAnswer });

export const addresses = {
  addresses: endpoint({
    method: 'GET',
    path: '/addresses',
    who: 'customer',
    group,
    summary: 'The own addresses, the default first',
    output: z.array(addressAnswer),
  }),
  addAddress: endpoint({
    method: 'POST',
    path: '/addresses',
    who: 'customer',
    group,
    summary: 'Save an address; the first becomes the default, and the same one is saved once',
    input: { body: readingTwins(addressSchema, addressTwins) },
    output: changed,
    status: 201,
    refusals: ['tooManyAddresses'],
  }),
  updateAddress: endpoint({
    method: 'PUT',
    path: '/addresses/:id',
    who: 'customer',
    group,
    summary: 'Change an address; what is left out stays',
    input: { params: idParams, body: readingTwins(addressChangeSchema, addressTwins) },
    output: changed,
    refusals: ['addressNotFound'],
  }),
  deleteAddress: endpoint({
    method: 'DELETE',
    path: '/addresses/:id',
    who: 'customer',
    group,
    summary: 'Delete an address; the default passes to the newest of the rest',
    input: { params: idParams },
    output: messageAnswer,
    refusals: ['addressNotFound'],
  }),
  setDefaultAddress: endpoint({
    method: 'PUT',
    path: '/addresses/:id/default',
    who: 'customer',
    group,
    summary: 'Make an address the default',
    input: { params: idParams },
    output: changed,
    refusals: ['addressNotFound'],
  }),
};
