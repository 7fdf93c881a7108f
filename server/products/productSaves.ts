/** The forms of products that are to be stored. */
import type { ProductForm } from '#domain/productForm.ts';

/** A form to store under an id. */
export interface ProductToSave {
  id: string;
  form: ProductForm;
}

/** A form that replaces what is stored. */
export interface ProductToReplace extends ProductToSave {
  before: ProductForm;
}
