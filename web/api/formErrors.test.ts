import { createFormControl, type UseFormReturn } from 'react-hook-form';
import { describe, expect, it } from 'vitest';
import { Problem } from '#domain/problems.ts';
import { showFailure } from './formErrors.ts';

interface Address {
  fullName: string;
  phone: string;
  place: { thana: string };
}

/** A form whose phone field is not on the page. */
function shownErrors(errors: Record<string, string>) {
  const form = createFormControl<Address>({
    defaultValues: { fullName: '', phone: '', place: { thana: '' } },
  });
  const focused: string[] = [];
  for (const name of ['fullName', 'place.thana'] as const)
    form.register(name).ref({ name, value: '', focus: () => focused.push(name) });
  showFailure(form as unknown as UseFormReturn<Address>, new Problem('invalidInput', { errors }), {
    otherwise: 'Failed to save the address',
    prefix: 'shippingAddress.',
  });
  const errorOf = (name: 'fullName' | 'phone' | 'place.thana' | 'root') =>
    form.getFieldState(name as 'fullName').error?.message;
  return {
    fullName: errorOf('fullName'),
    phone: errorOf('phone'),
    thana: errorOf('place.thana'),
    root: errorOf('root'),
    focused,
  };
}

describe('an error from the server', () => {
  it('appears at its field, without the prefix of the body, and the field is focused', () => {
    expect(shownErrors({ 'shippingAddress.fullName': 'Full name is required' })).toEqual({
      fullName: 'Full name is required',
      focused: ['fullName'],
    });
  });

  it('appears at a nested field', () => {
    expect(shownErrors({ 'shippingAddress.place.thana': 'Thana is required' })).toEqual({
      thana: 'Thana is required',
      focused: ['place.thana'],
    });
  });

  it('appears above the form if its field is not on the page', () => {
    const { root, ...others } = shownErrors({ 'shippingAddress.phone': 'Phone is required' });
    expect(root).toBe('Phone is required');
    expect(others).toEqual({ focused: [] });
  });

  it('focuses the first field that is on the page, if there are several', () => {
    const errors = {
      phone: 'Phone is required',
      fullName: 'Full name is required',
      'place.thana': 'Thana is required',
    };
    expect(shownErrors(errors)).toEqual({
      fullName: 'Full name is required',
      thana: 'Thana is required',
      focused: ['fullName'],
    });
  });
});

it('a call without a response says that there is no connection, and not only that it failed', () => {
  const form = createFormControl<Address>({ defaultValues: { fullName: '', phone: '' } });
  const shown = (error: unknown, otherwise: string) => {
    showFailure(form as unknown as UseFormReturn<Address>, error, { otherwise });
    return form.getFieldState('root' as 'fullName').error?.message;
  };
  const cause = 'No connection. Please check your internet connection and try again.';
  expect(shown(new Problem('unreachable'), 'Login failed')).toBe(`Login failed. ${cause}`);
  expect(shown(new Problem('unreachable'), 'Failed to save. Please try again.')).toBe(
    `Failed to save. ${cause}`,
  );
  expect(shown(new Problem('broken'), 'Login failed')).toBe('Login failed');
});
