import { useState } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { MAX_COMBO_ITEMS } from '#domain/productParts.ts';
import { isComboProduct } from '#domain/products.ts';
import { comboMessages } from '#texts/comboRules.ts';
import { productFormTexts } from '#texts/productForm.ts';
import type { Product } from '#web/api/responses.ts';
import { FormSection } from '#web/components/admin/FormSection.tsx';
import { listError } from '#web/components/admin/RowList.tsx';
import { ProductPicker } from '#web/components/orderLifecycle/ProductPicker.tsx';
import { FieldError } from '#web/ui/control.tsx';
import { ComponentRow } from './ComponentRow.tsx';
import { newComponent, type ProductDraft } from './draft.ts';

/** The products that a combo is made of. */
export function ComponentFields() {
  const { control, formState } = useFormContext<ProductDraft>();
  const { fields, append, remove, move } = useFieldArray({ control, name: 'components' });
  const [refusal, setRefusal] = useState('');
  const add = (product: Product) => {
    setRefusal(isComboProduct(product) ? comboMessages.isCombo : '');
    if (!isComboProduct(product)) append(newComponent(product));
  };
  const error = refusal || listError(formState.errors.components);
  return (
    <FormSection title={productFormTexts.productsInThisCombo} hint={productFormTexts.componentsHint}>
      <ul className="flex flex-col gap-4 empty:hidden">
        {fields.map(({ id }, index) => (
          <li key={id}>
            <ComponentRow
              place={{ index, count: fields.length }}
              onMove={(to) => move(index, to)}
              onRemove={() => remove(index)}
            />
          </li>
        ))}
      </ul>
      {error && <FieldError>{error}</FieldError>}
      {fields.length < MAX_COMBO_ITEMS && <ProductPicker onPick={add} />}
    </FormSection>
  );
}
