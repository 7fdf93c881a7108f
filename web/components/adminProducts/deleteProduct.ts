import { useFetcher } from 'react-router';
import type { Product } from '#web/catalogue.ts';
import { confirm } from '#web/ui/confirm.ts';

export const deleteQuestion = 'Are you sure you want to delete this product?';

/** Asks first. The list's own action does it, wherever the button stands. */
export function useDeleteProduct({ _id }: Pick<Product, '_id'>) {
  const fetcher = useFetcher({ key: `delete ${_id}` });
  const ask = async () => {
    if (!(await confirm(deleteQuestion, { yes: 'Delete', no: 'Keep', isDangerous: true }))) return;
    await fetcher.submit({ id: _id }, { method: 'post', action: '/admin/products' });
  };
  return { ask, isDeleting: fetcher.state !== 'idle' };
}
