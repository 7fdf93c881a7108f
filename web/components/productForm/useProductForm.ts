/** The form of a new or existing product: initial values, draft and saving. */
import { zodResolver } from '@hookform/resolvers/zod';
import { useRef, useState } from 'react';
import type { Resolver } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { isProblem } from '#domain/problems.ts';
import type { ProductForm } from '#domain/productForm.ts';
import { productFormSchema } from '#domain/products.schema.ts';
import { adminProductTexts } from '#texts/adminProductMessages.ts';
import { adminApi } from '#web/api/adminClient.ts';
import type { Product } from '#web/api/responses.ts';
import { nothingSent, useRequestKey } from '#web/browser/useRequestKey.ts';
import { useVersionedForm } from '#web/components/admin/useVersionedForm.ts';
import { toast } from '#web/ui/toast.ts';
import { type ProductDraft, startOf } from './draft.ts';
import { createProduct, updateProduct, withTodaysStock } from './saveProduct.ts';
import { draftKeyOf, dropDraft, findStoredDraft, storeDraft } from './storedDraft.ts';

/** The schema parses the text of the fields. Tests check that it can parse every draft. */
const resolver = zodResolver(productFormSchema) as unknown as Resolver<ProductDraft, unknown, ProductForm>;

export function useProductForm(product: Product | null, copyOf: Product | null) {
  const draftKey = draftKeyOf({ product, copyOf });
  const navigate = useNavigate();
  const [found] = useState(() => findStoredDraft(draftKey));
  const sent = useRef(found?.sent ?? nothingSent);
  const keyOf = useRequestKey(sent);
  const store = (draft: ProductDraft, from: Product | null) =>
    storeDraft(draftKey, { base: from, draft, at: new Date().toISOString(), sent: sent.current });
  const drop = () => dropDraft(draftKey);
  const versioned = useVersionedForm({
    opened: found ? found.base : product,
    stored: found && { values: found.draft, at: found.at },
    valuesOf: (from) => startOf(from, copyOf),
    resolver,
    // Only a product that exists is changed by another admin.
    load: async () => product && adminApi.adminProduct({ params: { id: product._id } }),
    draft: { store, drop },
  });
  const { form, base, storedAt, theirs } = versioned;

  const startFrom = (from: Product | null) => {
    versioned.startFrom(from);
    sent.current = nothingSent;
  };

  const create = (ready: ProductForm) => {
    const key = keyOf(ready);
    store(form.getValues(), base);
    return createProduct(ready, key);
  };

  const save = async (ready: ProductForm, over: Product | null = null) => {
    try {
      if (base) await updateProduct({ base, ready, over });
      else await create(ready);
      drop();
      toast(base ? adminProductTexts.updated : adminProductTexts.created);
      await navigate('/admin/products');
    } catch (error) {
      // What is typed stays, and is based on today's counts from now on: the fields say them.
      if (isProblem(error) && error.details.counts && base)
        versioned.setBase(withTodaysStock(base, error.details.counts));
      await versioned.showRefusal(error, adminProductTexts.saveFailed);
    }
  };

  return {
    form,
    draftKey,
    base,
    storedAt,
    theirs,
    startFrom,
    submit: form.handleSubmit((ready) => save(ready)),
    /** Applies this admin's changes on top of the other version. */
    submitOver: form.handleSubmit((ready) => save(ready, theirs)),
  };
}
