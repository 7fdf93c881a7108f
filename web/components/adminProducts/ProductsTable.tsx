import type { Product } from '#web/api/responses.ts';
import { type Column, Table } from '#web/ui/Table.tsx';
import { ProductRow } from './ProductRow.tsx';
import type { Selection } from './useSelection.ts';

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
  /** Absent for deleted products, which are restored one by one. */
  selection?: Selection;
  isBusy?: boolean;
}

export function ProductsTable({ products, selection, isBusy }: ProductsTableProps) {
  return (
    <Table label="Products" columns={columns} isBusy={isBusy}>
      {products.map((product) => (
        <ProductRow
          key={product._id}
          product={product}
          isSelected={selection?.has(product._id)}
          onSelect={selection && (() => selection.toggle(product._id))}
        />
      ))}
    </Table>
  );
}
