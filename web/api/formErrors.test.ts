/** The contract with react-hook-form that `formErrors.ts` relies on: a form knows the fields that are on the page. */
import { createFormControl, type UseFormReturn } from 'react-hook-form';
import { describe, expect, it } from 'vitest';
import { Problem } from '#domain/problems.ts';
import { showFailure } from './formErrors.ts';

interface Address {
  fullName: string;
  phone: string;
}

/** A form that shows the name only. */
function shownErrors(errors: Record<string, string>) {
  const form = createFormControl<Address>({ defaultValues: { fullName: '', phone: '' } });
  form.register('fullName');
  showFailure(form as unknown as UseFormReturn<Address>, new Problem('invalidInput', { errors }), {
    otherwise: 'Failed to save the address',
    prefix: 'shippingAddress.',
  });
  const errorOf = (name: 'fullName' | 'phone' | 'root') =>
    form.getFieldState(name as 'fullName').error?.message;
  return { fullName: errorOf('fullName'), phone: errorOf('phone'), root: errorOf('root') };
}

describe('an error from the server', () => {
  it('appears at its field, without the prefix of the body', () => {
    expect(shownErrors({ 'shippingAddress.fullName': 'Full name is required' })).toEqual({
      fullName: 'Full name is required',
    });
  });

  it('appears above the form if its field is not on the page', () => {
    const { root, ...atFields } = shownErrors({ 'shippingAddress.phone': 'Phone is required' });
    expect(root).toBeTruthy();
    expect(atFields).toEqual({});
  });
});
