import Plus from 'virtual:lucide/plus';
import { adminProductTexts } from '#texts/adminProductMessages.ts';
import { orderLifecycleTexts } from '#texts/orderLifecycle.ts';
import { adminApi } from '#web/api/adminClient.ts';
import { toastFailure } from '#web/api/failures.ts';
import type { AdminOrder, Product } from '#web/api/responses.ts';
import { Button } from '#web/ui/Button.tsx';

interface SameProductsProps {
  order: AdminOrder;
  /** The lines that come back. */
  lines: readonly { line: number }[];
  onAdd: (product: Product) => void;
}

/** Most exchanges are for another size or color of the same product. */
export function SameProducts({ order, lines, onAdd }: SameProductsProps) {
  const items = lines.flatMap(({ line }) => order.orderItems[line] ?? []);
  const products = new Map(items.flatMap(({ product, name }) => (product ? [[product, name] as const] : [])));
  const add = async (id: string) => {
    try {
      onAdd(await adminApi.adminProduct({ params: { id } }));
    } catch (error) {
      toastFailure(error, adminProductTexts.fetchFailed);
    }
  };
  return (
    <div className="flex flex-wrap gap-3 empty:hidden">
      {[...products].map(([id, name]) => (
        <Button key={id} look="outline" size="sm" onClick={() => void add(id)}>
          <Plus aria-hidden="true" className="size-4" />
          {orderLifecycleTexts.again(name)}
        </Button>
      ))}
    </div>
  );
}
