import { combosTexts } from '#texts/combos.ts';
import type { Product } from '#web/api/responses.ts';
import { ComboComponent } from './ComboComponent.tsx';
import type { ShownProduct } from './shownProduct.ts';

/** The contents of a combo: products of the shop, and what an admin names besides. */
export function ComboContents({ product }: { product: ShownProduct }) {
  const { comboItems, components, details } = product;
  if (comboItems.length + components.length === 0) return null;
  return (
    <section aria-labelledby="combo" className="rounded-md bg-sand p-5 sm:p-6">
      <h2 id="combo" className="text-lg">
        {combosTexts.inThisCombo}
      </h2>
      {details.saving && <p className="text-muted text-sm">{details.saving}</p>}
      {components.length > 0 && (
        <ul className="mt-3 flex flex-col gap-3">
          {components.map((component) => (
            <ComboComponent
              key={`${component.product} ${component.selectedSize} ${component.selectedColor}`}
              component={component}
            />
          ))}
        </ul>
      )}
      <NamedItems items={comboItems} />
    </section>
  );
}

function NamedItems({ items }: { items: Product['comboItems'] }) {
  if (items.length === 0) return null;
  return (
    <ul className="mt-3 flex flex-col gap-3">
      {items.map(({ name, description }) => (
        <li
          key={name}
          className="flex gap-3 before:mt-2.5 before:size-1.5 before:shrink-0 before:rounded-full before:bg-accent"
        >
          <div>
            <p className="font-medium text-sm">{name}</p>
            {description && <p className="text-muted text-sm">{description}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}
