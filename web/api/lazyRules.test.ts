import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import { lazyRules, NOT_LOADED } from './lazyRules.ts';

const schema = z.object({ name: z.string().trim().min(1, { error: 'Name is required' }) });
const options = { fields: {}, shouldUseNativeValidation: false, criteriaMode: 'firstError' } as const;

it('checks a form once its rules have loaded', async () => {
  const load = vi.fn(async () => schema);
  const { resolver, prepare } = lazyRules<{ name: string }, { name: string }>(load);
  expect(load).not.toHaveBeenCalled();
  prepare();
  expect(await resolver({ name: ' Nusrat ' }, undefined, options)).toEqual({
    values: { name: 'Nusrat' },
    errors: {},
  });
  const { errors } = await resolver({ name: '' }, undefined, options);
  expect(errors).toMatchObject({ name: { message: 'Name is required' } });
});

it('lets nothing be sent while the rules cannot be loaded, and loads them again', async () => {
  const load = vi.fn(async () => schema).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const { resolver } = lazyRules<{ name: string }, { name: string }>(load);
  const { errors } = await resolver({ name: 'Nusrat' }, undefined, options);
  expect(errors).toHaveProperty(NOT_LOADED);
  expect(await resolver({ name: 'Nusrat' }, undefined, options)).toMatchObject({ errors: {} });
});
