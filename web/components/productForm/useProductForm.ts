/** The form of a new or existing product: initial values, draft and saving. */
import { zodResolver } from '@hookform/resolvers/zod';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { isProblem } from '#domain/problems.ts';
import type { ProductForm } from '#domain/productForm.ts';
import { productFormSchema } from '#domain/products.schema.ts';
import { adminProductTexts } from '#texts/adminProductMessages.ts';
import { adminApi } from '#web/api/adminClient.ts';
import { showFailure } from '#web/api/formErrors.ts';
import type { Product } from '#web/api/responses.ts';
import { nothingSent, useRequestKey } from '#web/browser/useRequestKey.ts';
import { toast } from '#web/ui/toast.ts';
import { type ProductDraft, startOf } from './draft.ts';
import { createProduct, updateProduct, withTodaysStock } from './saveProduct.ts';
import { draftKeyOf, dropDraft, findStoredDraft, storeDraft } from './storedDraft.ts';

/** The schema parses the text of the fields. Tests check that it can parse every draft. */
const resolver = zodResolver(productFormSchema) as unknown as Resolver<ProductDraft, unknown, ProductForm>;

export function useProductForm(product: Product | null, copyOf: Product | null) {
  const id = product?._id;
  const draftKey = draftKeyOf({ product, copyOf });
  const navigate = useNavigate();
  const [stored, setStored] = useState(() => findStoredDraft(draftKey));
  const sent = useRef(stored?.sent ?? nothingSent);
  const keyOf = useRequestKey(sent);
  const [base, setBase] = useState(stored ? stored.base : product);
  /** The version that another admin saved in the meantime. */
  const [theirs, setTheirs] = useState<Product | null>(null);
  const form = useForm<ProductDraft, unknown, ProductForm>({
    resolver,
    defaultValues: stored?.draft ?? startOf(product, copyOf),
  });

  const keep = useCallback(
    (draft: ProductDraft) =>
      storeDraft(draftKey, { base, draft, at: new Date().toISOString(), sent: sent.current }),
    [draftKey, base],
  );

  useEffect(() => {
    const untouched = JSON.stringify(startOf(base, copyOf));
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        if (JSON.stringify(values) === untouched) dropDraft(draftKey);
        else keep(values);
      },
    });
  }, [form, draftKey, keep, base, copyOf]);

  const startAfresh = (from: Product | null) => {
    setBase(from);
    form.reset(startOf(from, copyOf));
    dropDraft(draftKey);
    sent.current = nothingSent;
    setStored(null);
    setTheirs(null);
  };

  const refuse = async (error: unknown) => {
    const isOutdated = isProblem(error) && error.code === 'changedMeanwhile';
    // What is typed stays, and is based on today's counts from now on: the fields say them.
    if (isProblem(error) && error.details.counts && base)
      setBase(withTodaysStock(base, error.details.counts));
    if (isOutdated && id) setTheirs(await adminApi.adminProduct({ params: { id } }));
    else showFailure(form, error, { otherwise: adminProductTexts.saveFailed });
  };

  const create = (ready: ProductForm) => {
    const key = keyOf(ready);
    keep(form.getValues());
    return createProduct(ready, key);
  };

  const save = async (ready: ProductForm, over: Product | null = null) => {
    try {
      if (base) await updateProduct({ base, ready, over });
      else await create(ready);
      dropDraft(draftKey);
      toast(base ? adminProductTexts.updated : adminProductTexts.created);
      await navigate('/admin/products');
    } catch (error) {
      await refuse(error).catch(() => form.setError('root', { message: adminProductTexts.saveFailed }));
    }
  };

  return {
    form,
    draftKey,
    base,
    stored,
    theirs,
    startAfresh,
    submit: form.handleSubmit((ready) => save(ready)),
    /** Applies this admin's changes on top of the other version. */
    submitOver: form.handleSubmit((ready) => save(ready, theirs)),
  };
}
