import Plus from 'virtual:lucide/plus';
import { type KeyboardEvent, useState } from 'react';
import { SEARCH_MAX } from '#domain/askingLimits.ts';
import { formatTaka } from '#domain/money.ts';
import { nameNow } from '#domain/productNames.ts';
import { piecesToBuy } from '#domain/stock.ts';
import { orderLifecycleTexts } from '#texts/orderLifecycle.ts';
import { stockStatuses } from '#texts/stock.ts';
import { adminApi } from '#web/api/adminClient.ts';
import type { Product } from '#web/api/responses.ts';
import { useTypedResponse } from '#web/components/layout/useTypedResponse.ts';
import { Field } from '#web/ui/Field.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';

const SHOWN = '5';

/** What can be bought: neither hidden nor deleted. */
const useProducts = () =>
  useTypedResponse((search, signal) =>
    adminApi.adminProducts(
      { query: { search, state: 'shown', sort: 'relevance', limit: SHOWN } },
      { signal },
    ),
  );

/** Finds products by name, the best match first. A press on one adds it. */
export function ProductPicker({ onPick }: { onPick: (product: Product) => void }) {
  const { found, ask, forget } = useProducts();
  const [typed, setTyped] = useState('');
  const pick = (product: Product) => {
    onPick(product);
    setTyped('');
    forget();
  };
  const type = (text: string) => {
    setTyped(text);
    void ask(text);
  };
  /** Enter adds the first match, and never sends the form. */
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    const [first] = found?.typed === typed.trim() ? found.products : [];
    if (first) pick(first);
  };
  return (
    <div>
      <Field label={orderLifecycleTexts.addAProduct} hint={orderLifecycleTexts.addAProductHint}>
        <TextInput
          type="search"
          value={typed}
          maxLength={SEARCH_MAX}
          autoComplete="off"
          onKeyDown={press}
          onChange={({ target }) => type(target.value)}
        />
      </Field>
      <p role="status" className="text-muted text-xs">
        {found &&
          (found.products.length > 0
            ? orderLifecycleTexts.matches(found.pagination)
            : orderLifecycleTexts.noProductsFound)}
      </p>
      <ul aria-label={orderLifecycleTexts.productsToAdd}>
        {found?.products.map((product) => (
          <li key={product._id}>
            <PickButton product={product} onPick={() => pick(product)} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function PickButton({ product, onPick }: { product: Product; onPick: () => void }) {
  const left = piecesToBuy(product);
  return (
    <button
      type="button"
      className="flex min-h-11 w-full items-center gap-3 rounded-sm px-2 py-1 text-left hover:bg-sand"
      onClick={onPick}
    >
      <Plus aria-hidden="true" className="size-4 shrink-0" />
      <Picture src={product.images[0]?.url} alt="" sizes="2.5rem" className="size-10 shrink-0 rounded-sm" />
      <span className="wrap-anywhere min-w-0 grow">
        <span className="sr-only">{orderLifecycleTexts.add}</span>
        {nameNow(product)}
      </span>
      <span className="whitespace-nowrap text-muted tabular-nums">
        {formatTaka(product.price)} · {left > 0 ? orderLifecycleTexts.left(left) : stockStatuses.out}
      </span>
    </button>
  );
}
