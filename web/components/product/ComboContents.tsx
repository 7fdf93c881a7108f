import type { Product } from '#web/catalogue.ts';

/** What lies in the box of a combo. */
export function ComboContents({ product }: { product: Product }) {
  const { comboItems, comboDiscount } = product;
  if (comboItems.length === 0) return null;
  return (
    <section aria-labelledby="combo" className="rounded-md bg-sand p-5 sm:p-6">
      <h2 id="combo" className="mb-3 text-lg">
        In this combo
        {comboDiscount > 0 && (
          <span className="ml-2 font-text text-muted text-sm">
            {comboDiscount}% less than bought one by one
          </span>
        )}
      </h2>
      <ul className="flex flex-col gap-3">
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
