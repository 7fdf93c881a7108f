import { useFormContext, useWatch } from 'react-hook-form';
import { isComboProduct } from '#domain/products.ts';
import type { ProductDraft } from './draft.ts';

/** True for a combo with components, which has neither stock nor choices of its own. */
export function useIsMadeOfOthers(): boolean {
  const { control } = useFormContext<ProductDraft>();
  const [category, isCombo, components] = useWatch({ control, name: ['category', 'isCombo', 'components'] });
  return isComboProduct({ category, isCombo }) && components.length > 0;
}
