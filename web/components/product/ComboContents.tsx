import type { Product } from '#web/api/responses.ts';

/** The contents of a combo. */
export function ComboContents({ product }: { product: Product }) {
  const { comboItems, comboDiscount } = product;
  if (comboItems.length === 0) return null;
  return (
    <section aria-labelledby="combo" className="rounded-md bg-sand p-5 sm:p-6">
      <h2 id="combo" className="text-lg">
        In this combo
      </h2>
      {comboDiscount > 0 && (
        <p className="text-muted text-sm">{comboDiscount}% less than buying separately</p>
      )}
      <ul className="mt-3 flex flex-col gap-3">
        {comboItems.map(({ name, description }) => (
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
    </section>
  );
}
