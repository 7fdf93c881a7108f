import EllipsisVertical from 'virtual:lucide/ellipsis-vertical';
import Eye from 'virtual:lucide/eye';
import Pencil from 'virtual:lucide/pencil';
import Trash2 from 'virtual:lucide/trash';
import { useFetcher } from 'react-router';
import { mayHaveBatches } from '#domain/batches.ts';
import { inCombosText } from '#domain/comboTexts.ts';
import { mayDo } from '#domain/duties.ts';
import { nameNow } from '#domain/productNames.ts';
import { adminProductTexts } from '#texts/adminProductMessages.ts';
import { adminProductsTexts } from '#texts/adminProducts.ts';
import type { AdminProduct } from '#web/api/responses.ts';
import { useUser } from '#web/auth/session.ts';
import { useRestockDialog } from '#web/components/stock/useRestockDialog.tsx';
import { confirm } from '#web/ui/confirm.ts';
import { IconButton, iconButtonClass } from '#web/ui/IconButton.tsx';
import { Link } from '#web/ui/Link.tsx';
import { Menu } from '#web/ui/Menu.tsx';
import { MenuItem, MenuLink } from '#web/ui/MenuItem.tsx';

/** View, edit, delete. A hidden product has no public page to view. */
export function ProductActions({ product }: { product: AdminProduct }) {
  const { _id, isActive } = product;
  const name = nameNow(product);
  const { ask, isDeleting } = useDeleteProduct(product);
  return (
    <span className="-mx-2 flex justify-end">
      {isActive && (
        <Link
          to={`/products/${_id}`}
          aria-label={adminProductsTexts.viewName(name)}
          title={adminProductsTexts.view}
          className={iconButtonClass}
        >
          <Eye aria-hidden="true" className="size-5" strokeWidth={1.5} />
        </Link>
      )}
      <Link
        to={`/admin/products/${_id}/edit`}
        aria-label={adminProductsTexts.editName(name)}
        title={adminProductsTexts.edit}
        className={iconButtonClass}
      >
        <Pencil aria-hidden="true" className="size-5" strokeWidth={1.5} />
      </Link>
      <MoreActions product={product} />
      <IconButton
        label={adminProductsTexts.deleteName(name)}
        title={adminProductsTexts.deleteIt}
        aria-disabled={isDeleting}
        className="hover:text-bad"
        onClick={() => void ask()}
      >
        <Trash2 aria-hidden="true" className="size-5" strokeWidth={1.5} />
      </IconButton>
    </span>
  );
}

/** The less frequent actions of a product. */
function MoreActions({ product }: { product: AdminProduct }) {
  const { _id, category } = product;
  const { open, isBusy, dialog } = useRestockDialog(_id);
  const user = useUser();
  return (
    <>
      <Menu
        trigger={
          <IconButton label={adminProductsTexts.moreFor(nameNow(product))} title={adminProductsTexts.more}>
            <EllipsisVertical aria-hidden="true" className="size-5" strokeWidth={1.5} />
          </IconButton>
        }
      >
        <MenuItem onClick={open} disabled={isBusy}>
          {adminProductsTexts.restockOrCorrect}
        </MenuItem>
        <MenuLink to={`/admin/products/new?from=${_id}`}>{adminProductsTexts.duplicate}</MenuLink>
        {mayDo(user, 'orders') && (
          <MenuLink to={`/admin/orders?product=${_id}`}>{adminProductsTexts.orders}</MenuLink>
        )}
        {mayHaveBatches(category) && (
          <MenuLink to={`/admin/products/batches?expires=all&product=${_id}`}>
            {adminProductsTexts.batches}
          </MenuLink>
        )}
        <MenuLink to={`/admin/products/${_id}/stock`}>{adminProductsTexts.stockHistory}</MenuLink>
        <MenuLink to={`/admin/products/${_id}/preview`}>{adminProductsTexts.preview}</MenuLink>
      </Menu>
      {dialog}
    </>
  );
}

/** Asks for confirmation. The action of the products list deletes, also for other pages. */
function useDeleteProduct(product: AdminProduct) {
  const { _id, inCombos = [] } = product;
  const fetcher = useFetcher({ key: `delete ${_id}` });
  const hint = [inCombosText(inCombos), adminProductTexts.deleteHint].filter(Boolean).join(' ');
  const wording = { hint, yes: adminProductsTexts.deleteIt, no: adminProductsTexts.keep, isDangerous: true };
  const ask = async () => {
    if (!(await confirm(adminProductsTexts.deleteQuestion(nameNow(product)), wording))) return;
    await fetcher.submit({ intent: 'delete', id: _id }, { method: 'post', action: '/admin/products' });
  };
  return { ask, isDeleting: fetcher.state !== 'idle' };
}
