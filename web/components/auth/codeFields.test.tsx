import { useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import { FactorCodeField } from '#web/components/secondFactor/FactorCodeField.tsx';
import { mountPage, type } from '#web/testing/mountPage.tsx';
import { CodeStep } from './CodeStep.tsx';
import { PhoneCodeStep } from './PhoneCodeStep.tsx';

/** Shows what the form would send. */
function AppCodeForm() {
  const { register, watch } = useForm({ defaultValues: { code: '' } });
  return (
    <>
      <FactorCodeField {...register('code')} />
      <output>{watch('code')}</output>
    </>
  );
}

const pages = {
  'the code of an SMS': { page: <PhoneCodeStep phone="01712345678" />, field: 'code' },
  'the code of an email': {
    page: <CodeStep email="rahima@example.com" onReset={() => undefined} />,
    field: 'verificationCode',
  },
  'the code of an app': { page: <AppCodeForm />, field: 'code' },
};

it.each(Object.entries(pages))('%s is whole however it is pasted', async (_, { page, field }) => {
  await mountPage(page);
  const input = document.querySelector<HTMLInputElement>(`[name="${field}"]`);
  // The browser would cut what is pasted before anything else sees it.
  expect(input?.hasAttribute('maxlength')).toBe(false);
  for (const pasted of [' 123456', '123 456', ' 123 456 ', 'Your code: 123456']) {
    await type(field, pasted);
    expect(input?.value, pasted).toBe('123456');
  }
});

it('the form sends the code that the field shows', async () => {
  await mountPage(<AppCodeForm />);
  await type('code', ' 123 456 ');
  expect(document.querySelector('output')?.textContent).toBe('123456');
});
