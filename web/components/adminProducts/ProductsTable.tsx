import { adminProductsTexts } from '#texts/adminProducts.ts';
import type { Product } from '#web/api/responses.ts';
import { type Column, Table } from '#web/ui/Table.tsx';
import { ProductRow } from './ProductRow.tsx';
import type { Selection } from './useSelection.ts';

const columns: readonly Column[] = [
  { label: adminProductsTexts.product },
  { label: adminProductsTexts.category },
  { label: adminProductsTexts.price, className: 'text-right' },
  { label: adminProductsTexts.stock, className: 'text-right' },
  { label: adminProductsTexts.status },
  { label: adminProductsTexts.created },
  { label: adminProductsTexts.actions, className: 'text-right' },
];

interface ProductsTableProps {
  products: readonly Product[];
  /** Absent for deleted products, which are restored one by one. */
  selection?: Selection;
  isBusy?: boolean;
}

export function ProductsTable({ products, selection, isBusy }: ProductsTableProps) {
  return (
    <Table label={adminProductsTexts.products} columns={columns} isBusy={isBusy}>
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
