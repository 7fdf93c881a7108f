import type { Product } from '#web/catalogue.ts';
import { type Column, Table } from '#web/ui/Table.tsx';
import { ProductRow } from './ProductRow.tsx';

const columns: readonly Column[] = [
  { label: 'Product' },
  { label: 'Category' },
  { label: 'Price', className: 'text-right' },
  { label: 'Stock', className: 'text-right' },
  { label: 'Status' },
  { label: 'Created' },
  { label: 'Actions', className: 'text-right' },
];

export function ProductsTable({ products, isBusy }: { products: readonly Product[]; isBusy?: boolean }) {
  return (
    <Table label="Products" columns={columns} isBusy={isBusy}>
      {products.map((product) => (
        <ProductRow key={product._id} product={product} />
      ))}
    </Table>
  );
}
