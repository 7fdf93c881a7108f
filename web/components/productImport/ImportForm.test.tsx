import { act } from 'react';
import { expect, it } from 'vitest';
import { productImportTexts } from '#texts/productImport.ts';
import { planTexts } from '#texts/productPlanTexts.ts';
import { mockCalls } from '#web/testing/mockCalls.ts';
import { mountPage, press, waitUntil } from '#web/testing/mountPage.tsx';
import { ImportForm } from './ImportForm.tsx';

const preview = {
  ...{ total: 1, created: 1, changed: 0, unchanged: 0, faultCount: 0 },
  ...{ faults: [], notes: [], changes: [], confirm: 'abc', isDone: false },
};

/** Chooses a file, whose preview is 1 new product. Returns the field. */
async function chooseFile(): Promise<HTMLInputElement> {
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('no field for the file');
  Object.defineProperty(input, 'files', { value: [new File(['Id,Name\n'], 'products.csv')] });
  await act(async () => input.dispatchEvent(new Event('change', { bubbles: true })));
  const isReady = () => expect(document.body.textContent).toContain(productImportTexts.importIt(1));
  await waitUntil(isReady);
  return input;
}

it('takes no other file while one is imported, whose result would not be shown', async () => {
  let respond = () => {};
  mockCalls({
    'POST /admin/products/import': () => ({ body: preview }),
    'POST /admin/products/import?confirm=abc': async () => {
      await new Promise<void>((resolve) => {
        respond = resolve;
      });
      return { body: { ...preview, confirm: null, isDone: true } };
    },
  });
  await mountPage(<ImportForm />);
  const input = await chooseFile();
  expect(input.disabled).toBe(false);
  await press(productImportTexts.importIt(1));
  expect(input.disabled).toBe(true);
  await act(async () => respond());
  await waitUntil(() => expect(document.body.textContent).toContain(productImportTexts.allProducts));
  expect(input.disabled).toBe(false);
});

// The call that confirms has another address, to which nothing responds.
it('an import whose response got lost may have been saved, and says so', async () => {
  mockCalls({ 'POST /admin/products/import': () => ({ body: preview }) });
  await mountPage(<ImportForm />);
  await chooseFile();
  await press(productImportTexts.importIt(1));
  await waitUntil(() => expect(document.body.textContent).toContain(planTexts.importUnclear));
});
