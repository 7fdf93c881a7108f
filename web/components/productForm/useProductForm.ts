/** One form for a new product and for a changed one: what it starts with, how it is kept, how it is saved. */
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { type FieldPath, type Resolver, useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { isProblem } from '#domain/problems.ts';
import { type ProductForm, productFormSchema } from '#domain/products.ts';
import { productTexts } from '#domain/productTexts.ts';
import { api } from '#web/api.ts';
import type { Product } from '#web/catalogue.ts';
import { toast } from '#web/ui/toast.ts';
import { type ProductDraft, startOf } from './draft.ts';
import { draftKeyOf, dropDraft, findKeptDraft, keepDraft } from './keptDraft.ts';
import { createProduct, updateProduct } from './saveProduct.ts';

/** The schema reads what is typed; that a draft is something it can read is known to the tests of both. */
const resolver = zodResolver(productFormSchema) as unknown as Resolver<ProductDraft, unknown, ProductForm>;

export function useProductForm(product: Product | null, copyOf: Product | null) {
  const id = product?._id;
  const draftKey = draftKeyOf({ product, copyOf });
  const navigate = useNavigate();
  const [kept, setKept] = useState(() => findKeptDraft(draftKey));
  const [base, setBase] = useState(kept ? kept.base : product);
  /** As somebody else has left it, where they were quicker. */
  const [theirs, setTheirs] = useState<Product | null>(null);
  const form = useForm<ProductDraft, unknown, ProductForm>({
    resolver,
    defaultValues: kept?.draft ?? startOf(product, copyOf),
  });

  useEffect(() => {
    const untouched = JSON.stringify(startOf(base, copyOf));
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        if (JSON.stringify(values) === untouched) dropDraft(draftKey);
        else keepDraft(draftKey, { base, draft: values, at: new Date().toISOString() });
      },
    });
  }, [form, draftKey, base, copyOf]);

  const startAfresh = (from: Product | null) => {
    setBase(from);
    form.reset(startOf(from, copyOf));
    dropDraft(draftKey);
    setKept(null);
    setTheirs(null);
  };

  const refuse = async (error: unknown) => {
    if (isProblem(error) && error.code === 'changedMeanwhile' && id) {
      setTheirs(await api.adminProduct({ params: { id } }));
      return;
    }
    const errors = isProblem(error) ? Object.entries(error.details.errors ?? {}) : [];
    for (const [field, message] of errors) form.setError(field as FieldPath<ProductDraft>, { message });
    const message = error instanceof Error && error.message ? error.message : productTexts.saveFailed;
    form.setError('root', { message });
  };

  const save = async (ready: ProductForm, over: Product | null = null) => {
    try {
      if (base) await updateProduct({ base, ready, over });
      else await createProduct(ready);
      dropDraft(draftKey);
      toast(base ? productTexts.updated : productTexts.created);
      await navigate('/admin/products');
    } catch (error) {
      await refuse(error).catch(() => form.setError('root', { message: productTexts.saveFailed }));
    }
  };

  return {
    form,
    draftKey,
    base,
    kept,
    theirs,
    startAfresh,
    submit: form.handleSubmit((ready) => save(ready)),
    /** My changes on top of theirs. */
    submitOver: form.handleSubmit((ready) => save(ready, theirs)),
  };
}
