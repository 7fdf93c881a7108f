import type { Product } from '#web/catalogue.ts';
import { type Column, Table } from '#web/ui/Table.tsx';
import { ProductRow } from './ProductRow.tsx';
import type { Marked } from './useMarked.ts';

const columns: readonly Column[] = [
  { label: 'Product' },
  { label: 'Category' },
  { label: 'Price', className: 'text-right' },
  { label: 'Stock', className: 'text-right' },
  { label: 'Status' },
  { label: 'Created' },
  { label: 'Actions', className: 'text-right' },
];

interface ProductsTableProps {
  products: readonly Product[];
  marked: Marked;
  isBusy?: boolean;
}

export function ProductsTable({ products, marked, isBusy }: ProductsTableProps) {
  return (
    <Table label="Products" columns={columns} isBusy={isBusy}>
      {products.map((product) => (
        <ProductRow
          key={product._id}
          product={product}
          isMarked={marked.has(product._id)}
          onMark={() => marked.toggle(product._id)}
        />
      ))}
    </Table>
  );
}
