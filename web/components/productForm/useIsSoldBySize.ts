import { useFormContext, useWatch } from 'react-hook-form';
import { isBlankSize } from '#domain/productParts.ts';
import { isSoldBySize } from '#domain/sizes.ts';
import type { ProductDraft } from './draft.ts';

/** True if the product in the form has its stock by size. A blank row is not saved, so it is no size. */
export function useIsSoldBySize(): boolean {
  const { control } = useFormContext<ProductDraft>();
  const [category, sizes] = useWatch({ control, name: ['category', 'sizes'] });
  return isSoldBySize({ category, sizes: sizes.filter((row) => !isBlankSize(row)) });
}
