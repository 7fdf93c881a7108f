import { Eye, Pencil, Trash2 } from 'lucide-react';
import { Link } from 'react-router';
import type { Product } from '#web/catalogue.ts';
import { IconButton, iconButtonClass } from '#web/ui/IconButton.tsx';
import { useDeleteProduct } from './deleteProduct.ts';
import { MoreActions } from './MoreActions.tsx';

const linkClass = iconButtonClass;

/** View in the shop, edit, delete. What is hidden can't be viewed there. */
export function ProductActions({ product }: { product: Product }) {
  const { _id, name, isActive } = product;
  const { ask, isDeleting } = useDeleteProduct(product);
  return (
    <span className="-mx-2 flex justify-end">
      {isActive && (
        <Link to={`/products/${_id}`} aria-label={`View ${name}`} title="View" className={linkClass}>
          <Eye aria-hidden="true" className="size-5" strokeWidth={1.5} />
        </Link>
      )}
      <Link to={`/admin/products/${_id}/edit`} aria-label={`Edit ${name}`} title="Edit" className={linkClass}>
        <Pencil aria-hidden="true" className="size-5" strokeWidth={1.5} />
      </Link>
      <MoreActions product={product} />
      <IconButton
        label={`Delete ${name}`}
        title="Delete"
        aria-disabled={isDeleting}
        className="hover:text-bad"
        onClick={() => void ask()}
      >
        <Trash2 aria-hidden="true" className="size-5" strokeWidth={1.5} />
      </IconButton>
    </span>
  );
}
