import { expect, inject, it } from 'vitest';
import { directTraits, findTraits } from './connectionTraits.ts';

it('PostgreSQL itself has sessions, takes timeouts and knows names', async () => {
  expect(await findTraits(inject('databaseUrl'))).toEqual(directTraits);
});
