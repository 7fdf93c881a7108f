/** A template: the columns and an example row. */
import { csvOf } from '#domain/csv.ts';
import type { ProductForm } from '#domain/productForm.ts';
import { sheetHeadings, sheetRow } from '#domain/productSheet.ts';
import { productFormSchema } from '#domain/products.schema.ts';
import { productImportTexts } from '#texts/productImport.ts';

const example: ProductForm = productFormSchema.parse({
  name: productImportTexts.exampleName,
  description: productImportTexts.exampleDescription,
  category: 'bangles',
  subcategory: 'glass',
  price: 350,
  originalPrice: 450,
  costPrice: 180,
  tags: 'glass, eid',
  sizes: [
    { size: 'S', measurement: '2.4/24', stock: 5 },
    { size: 'M', measurement: '2.6/26', stock: 3 },
  ],
  colors: [{ name: 'Red', hexCode: '#DC2626', stock: 0 }],
  images: [{ url: 'https://images.example.com/bangle.jpg', alt: productImportTexts.exampleAlt }],
  specifications: { material: 'Glass', weight: '40 g' },
});

export function templateSheet(maySeeCosts: boolean): string {
  const [, , ...cells] = sheetRow({ id: '', version: 1, form: example }, maySeeCosts);
  return csvOf([sheetHeadings(maySeeCosts), ['', '', ...cells.slice(0, -1), '']]);
}
